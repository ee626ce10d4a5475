import { createStripeClient, type StripeAccess } from './stripe-client.ts'
import { createStripePayouts } from './stripe-payouts.ts'
import { createStripeSales } from './stripe-sales.ts'
import { createStripeProvider, type StripeCustomers } from './stripe-provider.ts'
import { createStripeWebhooks } from './stripe-webhooks.ts'

/** Connects to Stripe. Answers the provider that takes money, the webhooks that report changes, payouts, and what people sell. */
export function createStripe(access: StripeAccess, customers: StripeCustomers) {
  const stripe = createStripeClient(access)
  return {
    provider: createStripeProvider(stripe, customers, access.isTaxed),
    webhooks: createStripeWebhooks(stripe, access.webhookSecrets),
    payouts: createStripePayouts(stripe),
    sales: createStripeSales(stripe),
  }
}
