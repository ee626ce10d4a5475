import { words } from '#kit/language/index.ts'

export const billingTitleWords = words('billing/titles', {
  subscription: 'Subscription',
  pricing: 'Pricing',
  apiPricing: 'API pricing',
} as const)
