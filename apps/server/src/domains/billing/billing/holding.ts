import { enqueue } from '#jobs/enqueue.ts'
import type { Holding } from '#domains/holding.ts'
import { listConsolidatedCharges } from './consolidated/consolidated-charge-store.ts'
import { endAgreementsOf } from './consolidated/end-consolidation.ts'
import { listCustomersOf } from './customers/customer-store.ts'
import { listOverageOf } from './overage/overage-store.ts'
import { listRedemptionsOf } from './promo/promo-redemption-store.ts'
import { forgetPayoutPerson, listPayoutAccountsOf } from './payouts/payout-account-store.ts'
import { sandboxHolding } from './sandbox/holding.ts'
import { endForGoodJob } from './subscription/ending/end-for-good-job.ts'
import { findSubscription } from './subscription-store.ts'

/** What was bought and charged stays when an account goes: it is the books of the instance. */
export const billingHolding: Holding = {
  tables: [
    'subscriptions',
    'billing_desks',
    'billing_upgrades',
    'overage_charges',
    'promo_redemptions',
    'billing_customers',
    'billing_webhooks',
    'billing_receipts',
    'payout_accounts',
    'consolidated_accounts',
    'consolidated_charges',
    'consolidated_requests',
    ...sandboxHolding.tables,
  ],
  files: async function* (ctx, subject) {
    const { workspaceId } = subject
    const subscription = await findSubscription(ctx, workspaceId)
    if (subscription) yield { path: 'billing/subscription.json', json: subscription }
    const charges = await listOverageOf(ctx, workspaceId)
    if (charges.length > 0) yield { path: 'billing/extra-credits.json', json: charges }
    yield { path: 'billing/customers.json', json: await listCustomersOf(ctx, workspaceId) }
    yield { path: 'billing/payouts.json', json: await listPayoutAccountsOf(ctx, workspaceId) }
    yield { path: 'billing/promo-codes.json', json: await listRedemptionsOf(ctx, workspaceId) }
    const consolidated = await listConsolidatedCharges(ctx, workspaceId)
    if (consolidated.length > 0) yield { path: 'billing/consolidated.json', json: consolidated }
    yield* sandboxHolding.files(ctx, subject)
  },
  // The books stay; nothing more is paid.
  erase: async (ctx, subject) => {
    const { workspaceId } = subject
    const subscription = await findSubscription(ctx, workspaceId)
    if (subscription?.snapshot?.plan) await enqueue({ ...ctx, workspaceId }, endForGoodJob, {})
    await endAgreementsOf(ctx, workspaceId)
    await forgetPayoutPerson(ctx, subject.userId)
    await sandboxHolding.erase(ctx, subject)
  },
}
