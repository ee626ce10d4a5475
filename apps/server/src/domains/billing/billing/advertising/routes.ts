import { billingEndpoints } from '@vireo/contracts/billing'
import { unaudited } from '#http/declared/audited.ts'
import { defineRoutes } from '#http/routes.ts'
import { recordVisit } from './record-visit.ts'

export const advertisingRoutes = defineRoutes((on) => {
  on(billingEndpoints.recordAdvertisingVisit, recordVisit, () => ({ status: 'ok' as const }), {
    audit: unaudited('bookkeeping', 'a line of the instance’s own log'),
  })
})
