import type { Pricing } from '@vireo/contracts/plans'
import type { Priced } from './get-pricing.ts'
import { presentOffer } from './present-offer.ts'
import { presentCard } from './present-card.ts'

/** Presents cards and offers as the price list shows them. */
export function presentPricing({ cards, all, currencies }: Priced): Pricing {
  return {
    plans: cards.flatMap((plan) => presentCard(plan) ?? []),
    offers: all.flatMap((plan) => currencies.map((currency) => presentOffer(plan, currency))),
  }
}
