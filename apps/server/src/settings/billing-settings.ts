import { z } from 'zod'
import { flag } from './schemas.ts'
import type { Settings } from './settings.ts'

/** Who takes the money. */
export const billingSettings = {
  VIREO_BILLING_PROVIDER: {
    schema: z.enum(['sandbox', 'stripe', 'gcp_marketplace', 'none']).optional(),
    doc: 'Who takes the money. Default: the sandbox, which takes none, on a loopback host; elsewhere none.',
  },
  VIREO_GRANT_TIER_1_CREDITS: {
    schema: z.coerce.number().int().min(1).max(1_000_000_000_000).default(33_000_000),
    doc: 'Credits a month of a workspace on the grant tier 1; a change holds from the next month of each.',
  },
  VIREO_GRANT_TIER_2_CREDITS: {
    schema: z.coerce.number().int().min(1).max(1_000_000_000_000).default(66_000_000),
    doc: 'The same for the grant tier 2.',
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
      .default('https://www.googleapis.com/service_accounts/v1/jwk/cloud-commerce-partner@system.gserviceaccount.com'),
    doc: 'Key set (JWKS) of the tokens with which people come from the marketplace.',
  },
} as const satisfies Settings
