import type { WorkspaceId } from '@vireo/contracts/kit'
import {
  type BillingCustomer,
  BillingFailure,
  type BillingProvider,
  type Discount,
  type Keyed,
  type SoldPlan,
} from '#ports/billing-provider.ts'
import type { Context } from '#kernel/context.ts'
import {
  addItem,
  applyDiscount,
  type Billing,
  cancelAtPeriodEnd,
  scheduleChange,
  type Step,
  subscribe,
  unschedule,
  upgrade,
} from '../lifecycle/index.ts'
import { type Payer } from '../lifecycle/payments/index.ts'
import { previewUpgrade } from '../lifecycle/previews/index.ts'
import { carryOutDueConsolidated } from './carry-out-due-consolidated.ts'
import { findConsolidated } from './consolidated-account-store.ts'
import { consolidatedSnapshot } from './consolidated-snapshot.ts'
import { type ConsolidatedParts, judgePayer } from './judge-payer.ts'
import { assertMayBuy, refusePaidElsewhere } from './may-buy.ts'
import { takeConsolidatedStep } from './take-consolidated-step.ts'
import { deliverAtOnce, tellConsolidated } from './tell-consolidated.ts'

type Act = (billing: Billing, now: number) => Step
type Purchase = Keyed & { readonly plan: SoldPlan; readonly discount: Discount | null }

/**
 * Creates the provider for workspaces that another one pays for: it keeps their books, and the payer's provider takes
 * the money.
 */
export function createConsolidated(parts: ConsolidatedParts): BillingProvider {
  const step = async (ctx: Context, { workspaceId }: BillingCustomer, act: Act, { idempotencyKey }: Keyed) => {
    await carryOutDueConsolidated(ctx, parts, workspaceId)
    return consolidatedSnapshot(await takeConsolidatedStep(ctx, workspaceId, act, { idempotencyKey }))
  }
  const asBuyer = async (ctx: Context, customer: BillingCustomer, act: Act, keyed: Keyed) => {
    await assertMayBuy(ctx, customer.workspaceId)
    return step(ctx, customer, act, keyed)
  }
  const refuse = (ctx: Context, { workspaceId }: BillingCustomer) => refusePaidElsewhere(ctx, workspaceId)
  return {
    name: 'consolidated',
    hasPaymentMethods: false,
    // There is no card to type in, so the plan is taken at once and the page is the one that comes after.
    createCheckout: async (ctx, { workspaceId }, request) => {
      await buy(ctx, parts, workspaceId, request, (billing, now) => subscribe(billing, bare(request), now, 'absent'))
      return { url: request.successUrl }
    },
    createPaymentMethodSession: refuse,
    createPortalSession: refuse,
    verifyCard: refuse,
    upgrade: (ctx, { workspaceId }, request) =>
      buy(ctx, parts, workspaceId, request, (billing, now) => upgrade(billing, request, now, 'absent')),
    previewUpgrade: async (ctx, { workspaceId }, request) => {
      const account = await findConsolidated(ctx, workspaceId)
      if (!account) throw new BillingFailure('no_subscription', 'This workspace has no subscription.')
      return previewUpgrade(account.billing, request, ctx.now().getTime())
    },
    scheduleDowngrade: (ctx, customer, request) =>
      step(ctx, customer, (billing, now) => scheduleChange(billing, request, now), request),
    cancelDowngrade: (ctx, customer, request) =>
      asBuyer(ctx, customer, (billing, now) => unschedule(billing, 'change', now), request),
    cancelAtPeriodEnd: (ctx, customer, request) => step(ctx, customer, cancelAtPeriodEnd, request),
    renew: (ctx, customer, request) =>
      asBuyer(ctx, customer, (billing, now) => unschedule(billing, 'cancellation', now), request),
    applyDiscount: (ctx, customer, request) =>
      step(ctx, customer, (billing, now) => applyDiscount(billing, request.discount, now), request),
    addInvoiceItem: (ctx, customer, request) => addUsage(ctx, parts, customer.workspaceId, request),
    readSubscription: async (ctx, { workspaceId }) => {
      await carryOutDueConsolidated(ctx, parts, workspaceId)
      const account = await findConsolidated(ctx, workspaceId)
      return account && consolidatedSnapshot(account)
    },
    // They are written to the workspace that pays.
    listInvoices: () => Promise.resolve({ invoices: [], nextCursor: undefined }),
  }
}

function bare({ plan, discount }: Purchase): { readonly plan: SoldPlan; readonly discount: Discount | null } {
  return { plan, discount }
}

/** Takes a plan and charges it, once whoever pays was found able to. Refused or unreachable, nothing is changed. */
async function buy(ctx: Context, parts: ConsolidatedParts, workspaceId: WorkspaceId, request: Purchase, act: Act) {
  await carryOutDueConsolidated(ctx, parts, workspaceId)
  const { charge_workspace_id } = await assertMayBuy(ctx, workspaceId)
  const { idempotencyKey } = request
  const failure = await judgePayer(ctx, parts, charge_workspace_id, { idempotencyKey, currency: request.plan.currency })
  if (failure) throw failure
  const account = await takeConsolidatedStep(ctx, workspaceId, act, { idempotencyKey, payer: 'good' })
  const snapshot = await tellConsolidated(ctx, account)
  await deliverAtOnce(ctx, parts, workspaceId)
  return snapshot
}

/** Adds usage to what the account owes, whether or not it can be charged now; returns the snapshot after that. */
async function addUsage(
  ctx: Context,
  parts: ConsolidatedParts,
  workspaceId: WorkspaceId,
  request: Parameters<BillingProvider['addInvoiceItem']>[2],
) {
  await carryOutDueConsolidated(ctx, parts, workspaceId)
  const known = await findConsolidated(ctx, workspaceId)
  const asked = request.collectNow && known
  const failure = asked && (await judgePayer(ctx, parts, known.charge_workspace_id, request))
  const payer: Payer | undefined = asked ? (failure ? 'late' : 'good') : undefined
  const { collectNow, idempotencyKey } = request
  const account = await takeConsolidatedStep(
    ctx,
    workspaceId,
    (billing, now) => addItem(billing, request, { collectNow, now }),
    { idempotencyKey, ...(payer && { payer }) },
  )
  await deliverAtOnce(ctx, parts, workspaceId)
  return consolidatedSnapshot(account)
}
