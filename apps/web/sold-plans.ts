import { presentPricing, pricedPlans } from '../server/src/domains/billing/plans/index.ts'

/** Lists the plans that are sold, as the API answers them: only the server's catalogue says prices. */
export const soldPlans = presentPricing(pricedPlans())
