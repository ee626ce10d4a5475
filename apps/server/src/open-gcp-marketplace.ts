import { type Config, ConfigError } from './config.ts'
import { customerBook } from '#billing'
import { soldPlan } from '#plans'
import type { Clock } from './kernel/clock.ts'
import type { Outbound } from './ports/outbound.ts'

export type GcpConfig = Pick<Config, 'publicUrl'> &
  Partial<
    Pick<
      Config,
      | 'VIREO_GCP_MARKETPLACE_PROVIDER_ID'
      | 'VIREO_GCP_SERVICE_ACCOUNT'
      | 'VIREO_GCP_PUSH_EMAIL'
      | 'VIREO_GCP_MARKETPLACE_KEYS_URL'
    >
  >

type Parts = { readonly outbound: Outbound; readonly clock: Clock }

/**
 * Opens Google Cloud Marketplace if the instance sells there. All addresses but that of the key set are Google's own.
 * Throws `ConfigError` for an invalid service account.
 */
export async function openGcpMarketplace(config: GcpConfig, parts: Parts) {
  const {
    VIREO_GCP_MARKETPLACE_PROVIDER_ID: providerId,
    VIREO_GCP_SERVICE_ACCOUNT: account,
    VIREO_GCP_PUSH_EMAIL: pushEmail,
    VIREO_GCP_MARKETPLACE_KEYS_URL: signUpKeysUrl,
  } = config
  if (!providerId || !account || !pushEmail || !signUpKeysUrl) return undefined
  const { createGcpMarketplace, readServiceAccount } = await import('./adapters/billing-gcp/create-gcp-marketplace.ts')
  const serviceAccount = readServiceAccount(account)
  if (!serviceAccount) throw new ConfigError(['VIREO_GCP_SERVICE_ACCOUNT is not the key of a service account.'])
  const access = {
    providerId,
    serviceAccount,
    apiUrl: 'https://cloudcommerceprocurement.googleapis.com',
    signUpKeysUrl,
    signUpIssuer: 'https://www.googleapis.com/robot/v1/metadata/x509/cloud-commerce-partner@system.gserviceaccount.com',
    audience: config.publicUrl.hostname,
    pushKeysUrl: 'https://www.googleapis.com/oauth2/v3/certs',
    pushAudience: new URL('/v1/billing/webhooks/gcp_marketplace', config.publicUrl).href,
    pushEmail,
  }
  return createGcpMarketplace(access, {
    ...parts,
    planOf: (tier, billingPeriod) => soldPlan({ tier, billingPeriod, currency: 'usd' }),
    drawVersion: customerBook('gcp_marketplace').drawVersion,
  })
}
