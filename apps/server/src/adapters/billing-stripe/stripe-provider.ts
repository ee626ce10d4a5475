import type { WorkspaceId } from '@vireo/contracts/kit'
import type Stripe from 'stripe'
import {
  type BillingCustomer,
  BillingFailure,
  type BillingProvider,
  type ProviderSnapshot,
} from '../../ports/billing-provider.ts'
import type { Context } from '../../kernel/context.ts'
import { readStripeSnapshot } from './read-stripe-snapshot.ts'
import { endWithPeriod, goOn, putDiscount, scheduleSwitch, takeBackSwitch } from './stripe-changes.ts'
import { putOnInvoice, verifyCardOf } from './stripe-charges.ts'
import { createCardPage, createCheckoutPage } from './stripe-checkout.ts'
import { withStripe } from './stripe-failure.ts'
import { toInvoice } from './stripe-invoices.ts'
import { upgradeNow } from './stripe-upgrade.ts'

/** What the adapter remembers about workspaces; the billing slice's `CustomerBook` fits. */
export type StripeCustomers = {
  find(ctx: Context, workspaceId: WorkspaceId): Promise<string | undefined>
  keep(ctx: Context, workspaceId: WorkspaceId, customerRef: string): Promise<string>
  drawVersion(ctx: Context, workspaceId: WorkspaceId): Promise<number>
}

/**
 * Creates the provider that takes money by Stripe, which decides prices, periods, proration, dunning and, if wanted,
 * tax.
 */
export function createStripeProvider(stripe: Stripe, customers: StripeCustomers, isTaxed = false): BillingProvider {
  const refOf = async (ctx: Context, { workspaceId, customerRef }: BillingCustomer) =>
    customerRef ?? (await customers.find(ctx, workspaceId)) ?? null
  const payer = (ctx: Context, customer: BillingCustomer) => customerOf(stripe, customers, ctx, customer)
  const read = async (ctx: Context, { workspaceId }: BillingCustomer, customerRef: string) => {
    const version = await customers.drawVersion(ctx, workspaceId)
    return readStripeSnapshot(stripe, { workspaceId, customerRef, version, asOf: ctx.now() })
  }
  const knownRef = async (ctx: Context, customer: BillingCustomer) => {
    const ref = await refOf(ctx, customer)
    if (ref !== null) return ref
    throw new BillingFailure('no_subscription', 'This workspace has no subscription that could be changed.')
  }
  /** A change, then how things stand after it. */
  const changing =
    <Request>(work: (customerRef: string, request: Request, now: Date) => Promise<void>) =>
    (ctx: Context, customer: BillingCustomer, request: Request): Promise<ProviderSnapshot> =>
      withStripe(async () => {
        const customerRef = await knownRef(ctx, customer)
        await work(customerRef, request, ctx.now())
        return read(ctx, customer, customerRef)
      })
  return {
    name: 'stripe',
    hasPaymentMethods: true,
    createCheckout: (ctx, customer, request) =>
      withStripe(async () => createCheckoutPage(stripe, await payer(ctx, customer), customer, { ...request, isTaxed })),
    createPaymentMethodSession: (ctx, customer, request) =>
      withStripe(async () => createCardPage(stripe, await payer(ctx, customer), request)),
    createPortalSession: (ctx, customer, { returnUrl }) =>
      withStripe(async () => {
        const session = await stripe.billingPortal.sessions.create({
          customer: await knownRef(ctx, customer),
          return_url: returnUrl,
        })
        return { url: session.url }
      }),
    upgrade: changing((ref, request, now) => upgradeNow(stripe, ref, request, now)),
    scheduleDowngrade: changing((ref, request) => scheduleSwitch(stripe, ref, request)),
    cancelDowngrade: changing((ref, request) => takeBackSwitch(stripe, ref, request)),
    cancelAtPeriodEnd: changing((ref, request) => endWithPeriod(stripe, ref, request)),
    renew: changing((ref, request) => goOn(stripe, ref, request)),
    applyDiscount: changing((ref, request) => putDiscount(stripe, ref, request)),
    addInvoiceItem: changing((ref, request) => putOnInvoice(stripe, ref, request)),
    verifyCard: (ctx, customer, request) =>
      withStripe(async () => verifyCardOf(stripe, await knownRef(ctx, customer), request)),
    readSubscription: (ctx, customer) =>
      withStripe(async () => {
        const ref = await refOf(ctx, customer)
        return ref === null ? undefined : read(ctx, customer, ref)
      }),
    listInvoices: (ctx, customer, page) =>
      withStripe(async () => {
        const ref = await refOf(ctx, customer)
        return ref === null ? { invoices: [], nextCursor: undefined } : listWritten(stripe, ref, page)
      }),
  }
}

/**
 * Answers the Stripe customer of a workspace. A new one is created at its first payment and stored before anything else
 * happens.
 */
async function customerOf(
  stripe: Stripe,
  customers: StripeCustomers,
  ctx: Context,
  { workspaceId, email, customerRef }: BillingCustomer,
): Promise<string> {
  const known = customerRef ?? (await customers.find(ctx, workspaceId))
  if (known) return known
  const made = await stripe.customers.create(
    { email, metadata: { workspace_id: workspaceId } },
    { idempotencyKey: `vireo-customer-${workspaceId}` },
  )
  return customers.keep(ctx, workspaceId, made.id)
}

async function listWritten(
  stripe: Stripe,
  customer: string,
  { limit, cursor }: { readonly limit: number; readonly cursor: string | undefined },
) {
  const { data, has_more: hasMore } = await stripe.invoices.list({
    customer,
    limit,
    ...(cursor !== undefined && { starting_after: cursor }),
  })
  const invoices = data.map((invoice) => toInvoice(invoice)).filter(({ ref }) => ref !== null)
  return { invoices, nextCursor: hasMore ? data.at(-1)?.id : undefined }
}
