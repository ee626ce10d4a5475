import { z } from 'zod'
import { defineSettings } from '#settings/define-settings.ts'
import { flag } from '#settings/schemas.ts'

/** Settings of billing: who takes the money. */
export const billingSettings = defineSettings(
  {
    VIREO_BILLING_PROVIDER: {
      schema: z.enum(['sandbox', 'stripe', 'gcp_marketplace', 'none']).optional(),
      doc: 'Who takes the money. Default: the sandbox, which takes none, on a loopback host; elsewhere none.',
    },
    VIREO_STRIPE_SECRET_KEY: {
      schema: z.string().min(8).optional(),
      doc: 'Secret or restricted key of a Stripe account, with VIREO_BILLING_PROVIDER=stripe.',
      secret: true,
    },
    VIREO_STRIPE_WEBHOOK_SECRETS: {
      schema: z
        .string()
        .transform((text) => text.split(',').map((secret) => secret.trim()))
        .pipe(z.array(z.string().min(8)))
        .default([]),
      doc: 'Signing secrets, comma-separated, of the endpoints at Stripe that lead to /v1/billing/webhooks/stripe.',
      secret: true,
    },
    VIREO_STRIPE_API_URL: {
      schema: z.url({ protocol: /^https?$/ }).optional(),
      doc: 'Where Stripe’s API is, for a proxy of your own. Default: Stripe itself.',
    },
    VIREO_STRIPE_AUTOMATIC_TAX: {
      schema: flag.default(false),
      doc: 'Lets Stripe Tax put tax on what is bought from then on; set it up at Stripe first. Its checkout then asks for an address.',
    },
    VIREO_GCP_MARKETPLACE_PROVIDER_ID: {
      schema: z.string().min(1).optional(),
      doc: 'Your provider id at Google Cloud Marketplace, where workspaces then can buy their plan.',
    },
    VIREO_GCP_SERVICE_ACCOUNT: {
      schema: z.string().min(2).optional(),
      doc: 'The key (JSON) of the service account that may use the Procurement API, with VIREO_GCP_MARKETPLACE_PROVIDER_ID.',
      secret: true,
    },
    VIREO_GCP_PUSH_EMAIL: {
      schema: z.email().optional(),
      doc: 'The service account that pushes the marketplace’s messages to /v1/billing/webhooks/gcp_marketplace, whose address is the audience.',
    },
    VIREO_GCP_MARKETPLACE_KEYS_URL: {
      schema: z
        .url({ protocol: /^https?$/ })
        .default(
          'https://www.googleapis.com/service_accounts/v1/jwk/cloud-commerce-partner@system.gserviceaccount.com',
        ),
      doc: 'Key set (JWKS) of the tokens with which people come from the marketplace.',
    },
    VIREO_ISOLATED_ENVIRONMENT: {
      schema: flag.default(false),
      doc: 'This deployment keeps to itself: workspaces on a paid plan cannot change it here.',
    },
  },
  (config) => {
    const found: string[] = []
    if (Boolean(config.VIREO_STRIPE_SECRET_KEY) !== config.VIREO_STRIPE_WEBHOOK_SECRETS.length > 0)
      found.push('VIREO_STRIPE_SECRET_KEY and VIREO_STRIPE_WEBHOOK_SECRETS go together.')
    if (config.VIREO_BILLING_PROVIDER === 'stripe' && !config.VIREO_STRIPE_SECRET_KEY)
      found.push('VIREO_BILLING_PROVIDER=stripe needs VIREO_STRIPE_SECRET_KEY.')
    const {
      VIREO_GCP_MARKETPLACE_PROVIDER_ID: gcp,
      VIREO_GCP_SERVICE_ACCOUNT: account,
      VIREO_GCP_PUSH_EMAIL: push,
    } = config
    if (new Set([gcp, account, push].map((setting) => setting === undefined)).size > 1)
      found.push('VIREO_GCP_MARKETPLACE_PROVIDER_ID, VIREO_GCP_SERVICE_ACCOUNT and VIREO_GCP_PUSH_EMAIL go together.')
    if (config.VIREO_BILLING_PROVIDER === 'gcp_marketplace' && !gcp)
      found.push('VIREO_BILLING_PROVIDER=gcp_marketplace needs VIREO_GCP_MARKETPLACE_PROVIDER_ID.')
    return found
  },
)
