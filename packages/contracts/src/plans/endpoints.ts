import { defineEndpoint } from '../kit/index.ts'
import { Pricing } from './schemas.ts'

export const plansEndpoints = {
  getPricing: defineEndpoint({
    id: 'plans.getPricing',
    method: 'GET',
    path: '/v1/pricing',
    summary: 'Get the plans that can be bought, with prices and what each allows',
    access: 'public',
    success: { status: 200, schema: Pricing },
    errors: [],
  }),
} as const
