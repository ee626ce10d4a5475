import type { UserId, WorkspaceId } from '@vireo/contracts/kit'
import type { Context } from '#kernel/context.ts'
import { writeAudit } from '#kernel/audit.ts'
import { BillingFailure } from '#ports/billing-provider.ts'
import { AppError } from '#kernel/errors.ts'
import { MarketplaceTokenRefused } from '#ports/marketplace.ts'
import type { With } from '#ports/ports.ts'
import { transaction } from '#kernel/transaction.ts'
import { applySnapshot } from '../snapshots/apply-snapshot.ts'
import { claimCustomer } from '../customers/customer-store.ts'
import type { MarketplaceArrival } from '#identity'

const provider = 'gcp_marketplace'

/**
 * Makes the workspace of somebody who came from a marketplace the one that their account there pays for, tells the
 * marketplace, and takes over what they bought. An account belongs to one workspace, and a workspace to one account.
 * Does nothing on instances that sell on no marketplace. Throws `marketplace_token_refused`,
 * `marketplace_account_taken`, `billing_unavailable`.
 */
export async function linkMarketplaceAccount(
  ctx: With<'billing' | 'billingWebhooks' | 'marketplace'>,
  { userId, workspaceId, token }: MarketplaceArrival,
): Promise<void> {
  const { marketplace, billing, billingWebhooks } = ctx.ports
  const asked = billing.find(provider)
  if (!marketplace || !asked) return
  try {
    const accountRef = await marketplace.accountOf(ctx, token)
    await claim(ctx, { userId, workspaceId }, accountRef)
    await marketplace.approveAccount(ctx, accountRef)
    const event = { eventRef: '', kind: 'arrival', workspaceId, customerRef: accountRef, accountRef: null, details: {} }
    await billingWebhooks[provider]?.settle?.(ctx, event)
    const customer = { workspaceId, email: '', customerRef: accountRef, subscriptionRef: null }
    const snapshot = await asked.readSubscription(ctx, customer)
    if (snapshot) await applySnapshot(ctx, snapshot)
  } catch (error) {
    if (error instanceof MarketplaceTokenRefused) throw new AppError('marketplace_token_refused', { cause: error })
    throw error instanceof BillingFailure ? new AppError('billing_unavailable', { cause: error }) : error
  }
}

function claim(
  ctx: Context,
  { userId, workspaceId }: { readonly userId: UserId; readonly workspaceId: WorkspaceId },
  accountRef: string,
): Promise<void> {
  return transaction(ctx, async (ctx) => {
    const claimed = await claimCustomer(ctx, provider, { workspaceId, customerRef: accountRef })
    if (claimed === 'taken') throw new AppError('marketplace_account_taken')
    if (claimed === 'known') return
    const target = { kind: 'marketplace account', id: accountRef }
    await writeAudit(ctx, { action: 'billing.marketplace-linked', workspaceId, target, details: { user_id: userId } })
  })
}
