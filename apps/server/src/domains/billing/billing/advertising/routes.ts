import { billingEndpoints } from '@vireo/contracts/billing'
import { defineRoutes } from '#http/routes.ts'
import { recordVisit } from './record-visit.ts'

export const advertisingRoutes = defineRoutes((on) => {
  on(billingEndpoints.recordAdvertisingVisit, recordVisit, () => ({ status: 'ok' as const }))
})
