import { randomUUID } from 'node:crypto'
import { BillingFailure, type BillingCustomer, type BillingProvider, type Keyed } from '#ports/billing-provider.ts'
import type { Context } from '#kernel/context.ts'
import { transaction } from '#kernel/transaction.ts'
import { addItem, applyDiscount, cancelAtPeriodEnd, scheduleChange, unschedule, upgrade } from '../lifecycle/index.ts'
import { assertCardWorks } from '../lifecycle/payments/index.ts'
import { previewUpgrade } from '../lifecycle/previews/index.ts'
import { findAccount, listInvoicesBelow, updateCustomerEmail } from './account-store.ts'
import { openSession } from './open-session.ts'
import { carryOutDueOf } from './carry-out-due.ts'
import { invoiceOf, type SandboxParts, snapshotOf } from './snapshot.ts'
import { type Act, assertReachable, nowOf, openAccount, takeStep, type Taking } from './take-step.ts'
import type { SessionDetails } from './tables.ts'

/**
 * Creates the provider that comes with the product. Cards and money are for testing; all else is as with a real
 * provider.
 */
export function createSandbox(parts: SandboxParts): BillingProvider {
  const step = async (
    ctx: Context,
    { workspaceId }: BillingCustomer,
    { idempotencyKey }: Keyed,
    act: Act,
    more: Taking = {},
  ) => snapshotOf(parts, await takeStep(ctx, workspaceId, act, { idempotencyKey, ...more }))
  const page = async (
    ctx: Context,
    customer: BillingCustomer,
    key: string,
    details: SessionDetails,
    expiresAt?: Date,
  ) => {
    const { workspaceId } = customer
    await assertReachable(ctx)
    await keepCustomer(ctx, customer)
    return { url: await openSession(ctx, parts, { workspaceId, key, details, ...(expiresAt && { expiresAt }) }) }
  }
  return {
    name: 'sandbox',
    hasPaymentMethods: true,
    createCheckout: (ctx, customer, { idempotencyKey, plan, discount, successUrl, cancelUrl, expiresAt }) =>
      page(ctx, customer, idempotencyKey, { kind: 'checkout', plan, discount, successUrl, cancelUrl }, expiresAt),
    createPaymentMethodSession: (ctx, customer, { idempotencyKey, returnUrl }) =>
      page(ctx, customer, idempotencyKey, { kind: 'card', returnUrl }),
    createPortalSession: (ctx, customer, { returnUrl }) =>
      page(ctx, customer, randomUUID(), { kind: 'portal', returnUrl }),
    upgrade: (ctx, customer, request) =>
      step(ctx, customer, request, (billing, now) => upgrade(billing, request, now, 'present'), {
        onRefusal: (ctx, failure) => askBank(ctx, parts, { customer, request, failure }),
      }),
    previewUpgrade: preview,
    scheduleDowngrade: (ctx, customer, request) =>
      step(ctx, customer, request, (billing, now) => scheduleChange(billing, request, now)),
    cancelDowngrade: (ctx, customer, request) =>
      step(ctx, customer, request, (billing, now) => unschedule(billing, 'change', now)),
    cancelAtPeriodEnd: (ctx, customer, request) => step(ctx, customer, request, cancelAtPeriodEnd),
    renew: (ctx, customer, request) =>
      step(ctx, customer, request, (billing, now) => unschedule(billing, 'cancellation', now)),
    applyDiscount: (ctx, customer, request) =>
      step(ctx, customer, request, (billing, now) => applyDiscount(billing, request.discount, now)),
    addInvoiceItem: (ctx, customer, request) =>
      step(ctx, customer, request, (billing, now) =>
        addItem(billing, request, { collectNow: request.collectNow, now }),
      ),
    verifyCard,
    readSubscription: async (ctx, { workspaceId }) => {
      await assertReachable(ctx)
      await carryOutDueOf(ctx, workspaceId)
      const account = await findAccount(ctx, workspaceId)
      return account && snapshotOf(parts, account)
    },
    listInvoices: (ctx, customer, wanted) => listInvoices(ctx, parts, customer, wanted),
  }
}

/** Keeps the customer's address, for invoices and for webhooks that name them. */
function keepCustomer(ctx: Context, { workspaceId, email }: BillingCustomer): Promise<void> {
  return transaction(ctx, async (ctx) => {
    await openAccount(ctx, workspaceId)
    await updateCustomerEmail(ctx, workspaceId, email)
  })
}

const preview: NonNullable<BillingProvider['previewUpgrade']> = async (ctx, { workspaceId }, request) => {
  await assertReachable(ctx)
  const account = await findAccount(ctx, workspaceId)
  if (!account) throw new BillingFailure('no_subscription', 'This workspace has no subscription.')
  return previewUpgrade(account.billing, request, nowOf(ctx, account))
}

async function verifyCard(ctx: Context, { workspaceId }: BillingCustomer): Promise<void> {
  await assertReachable(ctx)
  const account = await findAccount(ctx, workspaceId)
  if (!account) throw new BillingFailure('no_payment_method', 'There is no card to check. Add one first.')
  assertCardWorks(account.billing, nowOf(ctx, account))
}

type Upgrade = {
  readonly customer: BillingCustomer
  readonly request: Parameters<BillingProvider['upgrade']>[2]
  readonly failure: BillingFailure
}

/**
 * Opens a page where the person answers their bank, after which the upgrade goes through, and returns the failure that
 * leads there. Returns any other failure unchanged.
 */
async function askBank(
  ctx: Context,
  parts: SandboxParts,
  { customer, request, failure }: Upgrade,
): Promise<BillingFailure> {
  if (failure.kind !== 'requires_action') return failure
  const { plan, discount, unspent = null, idempotencyKey } = request
  const back = new URL('/app/subscription', parts.publicUrl).href
  const url = await openSession(ctx, parts, {
    workspaceId: customer.workspaceId,
    key: idempotencyKey,
    details: {
      kind: 'challenge',
      asks: { act: 'upgrade', plan, discount, unspent },
      agreedUrl: back,
      refusedUrl: back,
    },
  })
  return new BillingFailure(failure.kind, failure.message, { url })
}

async function listInvoices(
  ctx: Context,
  parts: SandboxParts,
  { workspaceId }: BillingCustomer,
  { limit, cursor }: { readonly limit: number; readonly cursor: string | undefined },
): ReturnType<BillingProvider['listInvoices']> {
  await assertReachable(ctx)
  const below = cursor === undefined ? undefined : Number(cursor)
  const rows = await listInvoicesBelow(ctx, workspaceId, {
    below: below !== undefined && Number.isSafeInteger(below) ? below : undefined,
    limit: limit + 1,
  })
  const page = rows.slice(0, limit)
  return {
    invoices: page.map(({ invoice }) => invoiceOf(parts, workspaceId, invoice)),
    nextCursor: rows.length > limit ? String(page.at(-1)?.number) : undefined,
  }
}
