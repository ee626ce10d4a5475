import type { BillingProviderName } from '@vireo/contracts/users'
import {
  createConsolidated,
  createSandbox,
  createSandboxPayouts,
  createSandboxSales,
  createSandboxWebhookReader,
  customerBook,
  noProvider,
} from '#billing'
import type { Config } from './config.ts'
import type { BillingProvider } from './ports/billing-provider.ts'
import type { Clock } from './kernel/clock.ts'
import type { Ports } from './ports/ports.ts'
import { type GcpConfig, openGcpMarketplace } from './open-gcp-marketplace.ts'

export type BillingConfig = Pick<Config, 'VIREO_BILLING_PROVIDER' | 'VIREO_HOST'> &
  GcpConfig &
  Partial<
    Pick<
      Config,
      'VIREO_STRIPE_SECRET_KEY' | 'VIREO_STRIPE_WEBHOOK_SECRETS' | 'VIREO_STRIPE_API_URL' | 'VIREO_STRIPE_AUTOMATIC_TAX'
    >
  >

/**
 * Opens every billing provider that the instance is configured for, their webhooks, and the provider of new
 * subscriptions.
 */
export async function openBilling(
  config: BillingConfig,
  parts: Pick<Ports, 'vault' | 'outbound'> & { readonly clock: Clock },
): Promise<Pick<Ports, 'billing' | 'billingWebhooks' | 'marketplace' | 'payouts' | 'sales'>> {
  const standard = config.VIREO_BILLING_PROVIDER ?? defaultProvider(config)
  const { vault } = parts
  const stripe = await openStripe(config)
  const gcp = await openGcpMarketplace(config, parts)
  const providers: readonly BillingProvider[] = [
    noProvider,
    ...(standard === 'sandbox' ? [createSandbox({ vault, publicUrl: config.publicUrl })] : []),
    ...(stripe ? [stripe.provider] : []),
    ...(gcp ? [gcp.provider] : []),
  ]
  const byName = new Map(providers.map((provider) => [provider.name, provider]))
  const find = (name: BillingProviderName) => byName.get(name)
  const consolidated = createConsolidated({ find })
  byName.set(consolidated.name, consolidated)
  return {
    billing: { standard, find },
    billingWebhooks: {
      ...(standard === 'sandbox' && { sandbox: createSandboxWebhookReader(vault) }),
      ...(stripe && { stripe: stripe.webhooks }),
      ...(gcp && { gcp_marketplace: gcp.webhooks }),
    },
    marketplace: gcp?.marketplace,
    payouts: standard === 'sandbox' ? createSandboxPayouts() : stripe?.payouts,
    sales: standard === 'sandbox' ? createSandboxSales({ vault, publicUrl: config.publicUrl }) : stripe?.sales,
  }
}

/** Opens Stripe if it is configured; only then is its library loaded. */
async function openStripe(config: BillingConfig) {
  const { VIREO_STRIPE_SECRET_KEY: secretKey, VIREO_STRIPE_WEBHOOK_SECRETS: webhookSecrets = [] } = config
  if (secretKey === undefined) return undefined
  const { createStripe } = await import('./adapters/billing-stripe/create-stripe.ts')
  const apiUrl = config.VIREO_STRIPE_API_URL
  const isTaxed = config.VIREO_STRIPE_AUTOMATIC_TAX ?? false
  const access = { secretKey, webhookSecrets, isTaxed, ...(apiUrl !== undefined && { apiUrl: new URL(apiUrl) }) }
  return createStripe(access, customerBook('stripe'))
}

const loopback = /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/

/** Chooses the default provider: test money only if the instance listens on and is shown under a loopback address. */
export function defaultProvider(config: Pick<BillingConfig, 'VIREO_HOST' | 'publicUrl'>): BillingProviderName {
  return loopback.test(config.VIREO_HOST) && loopback.test(config.publicUrl.hostname) ? 'sandbox' : 'none'
}
