import { api } from '@vireo/contracts'
import { defineRoutes } from '../../../http/routes.ts'
import { recordVisit } from './record-visit.ts'

export const advertisingRoutes = defineRoutes((on) => {
  on(api.billing.recordAdvertisingVisit, recordVisit, () => ({ status: 'ok' as const }))
})
