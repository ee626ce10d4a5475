import { plansEndpoints } from '@vireo/contracts/plans'
import { defineRoutes } from '#http/routes.ts'
import { getPricing } from './get-pricing.ts'
import { presentPricing } from './present-pricing.ts'

export const planRoutes = defineRoutes((on) => {
  on(plansEndpoints.getPricing, getPricing, presentPricing)
})
