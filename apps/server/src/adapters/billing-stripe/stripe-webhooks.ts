import { Stripe } from 'stripe'
import { type ProviderEvent, type WebhookReader, WebhookRefused } from '../../ports/billing-webhooks.ts'
import { useCardOfSetup } from './stripe-checkout.ts'
import { withStripe } from './stripe-failure.ts'

/** How old a signed message may be: a repeat of somebody else's comes later. */
const toleranceSeconds = 300

/** Creates the reader of Stripe's webhooks, which verifies signature and age by Stripe's own library. */
export function createStripeWebhooks(stripe: Stripe, secrets: readonly string[]): WebhookReader {
  return {
    read: async (ctx, { body, header }) =>
      eventOf(verified(stripe, secrets, { body, signature: header('stripe-signature'), now: ctx.now() })),
    settle: async (_ctx, { customerRef, details }) => {
      const setupIntent = details['setup_intent']
      if (customerRef === null || typeof setupIntent !== 'string') return
      await withStripe(() => useCardOfSetup(stripe, customerRef, setupIntent))
    },
  }
}

type Signed = { readonly body: Uint8Array; readonly signature: string | undefined; readonly now: Date }

function verified(stripe: Stripe, secrets: readonly string[], { body, signature, now }: Signed): Stripe.Event {
  for (const secret of secrets) {
    try {
      return stripe.webhooks.constructEvent(
        Buffer.from(body),
        signature ?? '',
        secret,
        toleranceSeconds,
        undefined,
        now.getTime(),
      )
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeSignatureVerificationError)) throw new WebhookRefused('not JSON')
    }
  }
  throw new WebhookRefused('The signature is not Stripe’s, or is too old.')
}

/**
 * Extracts from a Stripe event whom it concerns. Its payload is not kept: the current state is asked for when the event
 * is handled.
 */
function eventOf(event: Stripe.Event): ProviderEvent {
  const object = event.data.object as unknown as Readonly<Record<string, unknown>>
  const isOfConnected = event.account !== undefined
  const isSetUp = event.type === 'checkout.session.completed' && object['mode'] === 'setup'
  return {
    eventRef: event.id,
    kind: event.type,
    workspaceId: null,
    customerRef: isOfConnected ? null : object['object'] === 'customer' ? idOf(object['id']) : idOf(object['customer']),
    accountRef: event.account ?? null,
    details: isSetUp ? { setup_intent: idOf(object['setup_intent']) } : isOfConnected ? {} : saleOf(object),
  }
}

/** Extracts which sale a page or a payment belongs to, or by which payment to find it: disputes and refunds name that. */
function saleOf(object: Readonly<Record<string, unknown>>): ProviderEvent['details'] {
  const { metadata } = object
  const named = typeof metadata === 'object' && metadata !== null && 'sale' in metadata ? metadata.sale : undefined
  if (typeof named === 'string') return { sale: named }
  const payment = idOf(object['payment_intent'])
  return payment === null ? {} : { payment }
}

/** Reads the id from a value that is either an id or the expanded object. */
function idOf(value: unknown): string | null {
  if (typeof value === 'string') return value
  return typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string' ? value.id : null
}
