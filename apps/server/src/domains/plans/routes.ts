import { api } from '@vireo/contracts'
import { defineRoutes } from '../../http/routes.ts'
import { getPricing } from './get-pricing.ts'
import { presentPricing } from './present-pricing.ts'

export const planRoutes = defineRoutes((on) => {
  on(api.plans.getPricing, getPricing, presentPricing)
})
