import { billingEndpoints } from '@vireo/contracts/billing'
import { unaudited } from '#http/declared/audited.ts'
import { defineRoutes } from '#http/routes.ts'
import { presentPromo } from './present-promo.ts'
import { validatePromocode } from './validate-promocode.ts'

export const promoRoutes = defineRoutes((on) => {
  on(billingEndpoints.validatePromocode, validatePromocode, presentPromo, {
    audit: unaudited('reads only', 'whether a code could be used'),
  })
})
