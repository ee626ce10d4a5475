import type { Dictionary } from '#kit/language/index.ts'
import { changeGerman } from '../changes/words.de.ts'
import { pricingGerman } from '../pricing/words.de.ts'
import { billingGerman } from '../words.de.ts'

export { ApiPricingBody, apiPricingHead } from './api-pricing-body.tsx'
export type { PriceChoice } from './price-choice.ts'
export { PricingBody, pricingHead } from './pricing-body.tsx'

/** The German of both pages, for the build that writes them: there it is not fetched. */
export const pricingPagesGerman: Dictionary = {
  billing: billingGerman,
  'billing/pricing': pricingGerman,
  'billing/changes': changeGerman,
}
