import { visitsEndpoints } from '@vireo/contracts/visits'
import { unaudited } from '#http/declared/audited.ts'
import { defineRoutes } from '#http/routes.ts'
import { recordVisit } from './advertising/record-visit.ts'
import { tellEvents } from './events/tell-events.ts'
import { getSettings } from './get-settings.ts'
import { getReport } from './report/get-report.ts'

const ok = () => ({ status: 'ok' as const })

export const visitsRoutes = defineRoutes((on) => {
  on(visitsEndpoints.getSettings, getSettings, (settings) => settings)
  on(visitsEndpoints.tellEvents, tellEvents, ok, {
    audit: unaudited('bookkeeping', 'counts a visit of somebody who may be counted'),
  })
  on(visitsEndpoints.recordAdvertisingVisit, recordVisit, ok, {
    audit: unaudited('bookkeeping', 'which advertisement somebody came from'),
  })
  on(visitsEndpoints.getReport, getReport, (report) => report)
})
