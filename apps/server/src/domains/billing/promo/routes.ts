import { api } from '@vireo/contracts'
import { defineRoutes } from '../../../http/routes.ts'
import { presentPromo } from './present-promo.ts'
import { validatePromocode } from './validate-promocode.ts'

export const promoRoutes = defineRoutes((on) => {
  on(api.billing.validatePromocode, validatePromocode, presentPromo)
})
