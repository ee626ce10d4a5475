import { z } from 'zod'
import { defineEndpoint } from '../kit/index.ts'

export const incomingWebhookEndpoints = {
  receiveWebhook: defineEndpoint({
    id: 'billing.receiveWebhook',
    method: 'POST',
    path: '/v1/billing/webhooks/:provider',
    summary: 'Hears from a payment provider. What it says counts only with its signature, and once.',
    access: 'public',
    params: z.object({ provider: z.string().max(40) }),
    raw: true,
    maxBodyBytes: 256 * 1024,
    success: { status: 200, schema: z.object({ received: z.literal(true) }) },
    errors: ['route_not_found', 'webhook_refused', 'billing_unavailable', 'request_too_large'],
  }),
} as const
