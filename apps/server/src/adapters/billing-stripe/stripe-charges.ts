import type { Currency } from '@vireo/contracts'
import type Stripe from 'stripe'
import { BillingFailure, type Keyed } from '../../kernel/billing-provider.ts'
import { findSubscription } from './stripe-subscriptions.ts'

type Item = Keyed & {
  readonly description: string
  readonly amountMinor: number
  readonly currency: Currency
  readonly collectNow: boolean
}

/** On the subscription's next invoice, or on one of its own that is paid at once. */
export async function putOnInvoice(stripe: Stripe, customer: string, item: Item): Promise<void> {
  const { description, amountMinor: amount, currency, collectNow, idempotencyKey } = item
  if (!collectNow) {
    await stripe.invoiceItems.create({ customer, amount, currency, description }, { idempotencyKey })
    return
  }
  const invoice = await stripe.invoices.create(
    { customer, currency, auto_advance: true, pending_invoice_items_behavior: 'exclude' },
    { idempotencyKey: `${idempotencyKey}:invoice` },
  )
  await stripe.invoiceItems.create({ customer, invoice: invoice.id, amount, currency, description }, { idempotencyKey })
  await stripe.invoices.finalizeInvoice(invoice.id, {}, { idempotencyKey: `${idempotencyKey}:finalize` })
  await stripe.invoices.pay(invoice.id, {}, { idempotencyKey: `${idempotencyKey}:pay` })
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
