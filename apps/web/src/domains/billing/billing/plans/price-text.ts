import type { Pricing } from '@vireo/contracts/plans'

import { formatMoney } from '#kit/format/index.ts'
import { billingWords } from '../words.ts'
import type { Choice } from './use-plan-actions.ts'

/** Says what a chosen plan costs, as a sentence needs it. */
export function priceText({ tier, period, currency }: Choice, pricing: Pricing): string {
  const cents = pricing.plans.find((plan) => plan.tier === tier)?.[period].priceCents[currency] ?? 0
  return billingWords.priceEach[period](formatMoney(cents, currency))
}
