import { z } from 'zod'
import { defineEndpoint, Ok } from '../kit/index.ts'

const Short = z.string().max(500).nullish()
const Address = z.string().max(320)

export const advertisingEndpoints = {
  recordAdvertisingVisit: defineEndpoint({
    id: 'billing.recordAdvertisingVisit',
    method: 'POST',
    path: '/v1/google-ads-visit',
    summary: 'Writes down which advertisement somebody came from. Nothing is kept of people who opted out.',
    access: { scope: 'user_write' },
    body: z.object({
      email: z.union([Address, z.object({ email: Address.nullish() })]).nullish(),
      event_type: z.string().min(1).max(100),
      gclid: Short,
      utm_source: Short,
      utm_medium: Short,
      utm_campaign: Short,
      utm_term: Short,
      utm_content: Short,
    }),
    success: { status: 200, schema: Ok },
    errors: [],
  }),
} as const
