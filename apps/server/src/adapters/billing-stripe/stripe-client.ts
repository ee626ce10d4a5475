import { Stripe } from 'stripe'

export type StripeAccess = {
  readonly secretKey: string
  /** One for each endpoint that was set up at Stripe: the account's own, and that of connected accounts. */
  readonly webhookSecrets: readonly string[]
  /** Whether Stripe Tax puts tax on what is sold. */
  readonly isTaxed?: boolean
  /** Where the API is; Stripe's own address when absent. */
  readonly apiUrl?: URL
}

/** Creates Stripe's official client, which retries a failed request once under the same idempotency key. */
export function createStripeClient({ secretKey, apiUrl }: StripeAccess): Stripe {
  return new Stripe(secretKey, {
    telemetry: false,
    maxNetworkRetries: 1,
    timeout: 20_000,
    ...(apiUrl && {
      host: apiUrl.hostname,
      port: apiUrl.port || (apiUrl.protocol === 'http:' ? 80 : 443),
      protocol: apiUrl.protocol === 'http:' ? 'http' : 'https',
    }),
  })
}
