import type { Currency } from '@vireo/contracts/users'
import type Stripe from 'stripe'
import { BillingFailure, type Keyed } from '../../ports/billing-provider.ts'
import { isRefusedByBank } from './stripe-failure.ts'
import { findSubscription } from './stripe-subscriptions.ts'

type Item = Keyed & {
  readonly description: string
  readonly amountMinor: number
  readonly currency: Currency
  readonly collectNow: boolean
}

/**
 * Charges an item on the subscription's next invoice or, with `collectNow`, on an invoice of its own that is paid at
 * once. Stripe forgets idempotency keys after a day, so the charge carries its key as metadata and is never made twice.
 */
export async function putOnInvoice(stripe: Stripe, customer: string, item: Item): Promise<void> {
  const { description, amountMinor: amount, currency, collectNow, idempotencyKey } = item
  const taken = await findItem(stripe, customer, idempotencyKey)
  if (taken && (!collectNow || taken.invoice === null)) return
  const charge = { customer, amount, currency, description, metadata: { charge: idempotencyKey } }
  if (!collectNow) {
    await stripe.invoiceItems.create(charge, { idempotencyKey })
    return
  }
  const invoice = await (taken?.invoice
    ? stripe.invoices.retrieve(typeof taken.invoice === 'string' ? taken.invoice : taken.invoice.id)
    : newInvoice(stripe, item, customer))
  if (!taken) await stripe.invoiceItems.create({ ...charge, invoice: invoice.id }, { idempotencyKey })
  if (invoice.status === 'draft')
    await stripe.invoices.finalizeInvoice(invoice.id, {}, { idempotencyKey: `${idempotencyKey}:finalize` })
  const isTried = invoice.status !== 'draft' && (invoice.status !== 'open' || invoice.attempted)
  if (!isTried) await payIfPossible(stripe, invoice.id, { idempotencyKey: `${idempotencyKey}:pay` })
}

/** Creates a draft invoice, taxed if the subscription is: Stripe knows the customer's location by it. */
async function newInvoice(stripe: Stripe, item: Item, customer: string): Promise<Stripe.Invoice> {
  const subscription = await findSubscription(stripe, customer)
  return stripe.invoices.create(
    {
      customer,
      currency: item.currency,
      auto_advance: true,
      pending_invoice_items_behavior: 'exclude',
      ...(subscription?.automatic_tax.enabled && { automatic_tax: { enabled: true } }),
    },
    { idempotencyKey: `${item.idempotencyKey}:invoice` },
  )
}

/** Finds the invoice item that was charged under a name, however long ago. */
async function findItem(stripe: Stripe, customer: string, charge: string): Promise<Stripe.InvoiceItem | undefined> {
  for await (const item of stripe.invoiceItems.list({ customer, limit: 100 }))
    if (item.metadata?.['charge'] === charge) return item
  return undefined
}

/**
 * Pays an invoice. A refusal by the bank is not thrown: the amount stays owed, Stripe retries on its own schedule, and
 * the next snapshot reports it.
 */
export async function payIfPossible(stripe: Stripe, invoice: string, options: Partial<Keyed> = {}): Promise<void> {
  try {
    await stripe.invoices.pay(invoice, {}, options)
  } catch (error) {
    if (!isRefusedByBank(error)) throw error
  }
}

/** Asks the bank about the card that would be charged. Throws `no_payment_method`, `card_declined`, `requires_action`. */
export async function verifyCardOf(stripe: Stripe, customer: string, { idempotencyKey }: Keyed): Promise<void> {
  const [subscription, person] = await Promise.all([
    findSubscription(stripe, customer),
    stripe.customers.retrieve(customer),
  ])
  const ofCustomer = person.deleted ? null : person.invoice_settings.default_payment_method
  const method = subscription?.default_payment_method ?? ofCustomer
  const card = typeof method === 'string' ? method : method?.id
  if (!card) throw new BillingFailure('no_payment_method', 'There is no card to charge. Add one first.')
  const intent = await stripe.setupIntents.create(
    {
      customer,
      payment_method: card,
      allowed_payment_method_types: ['card'],
      usage: 'off_session',
      confirm: true,
    },
    { idempotencyKey },
  )
  if (intent.status === 'succeeded') return
  if (intent.status === 'requires_action')
    throw new BillingFailure('requires_action', 'Your bank asks you to confirm this card. Add it again to do so.')
  throw new BillingFailure('card_declined', 'The bank does not accept this card.')
}
