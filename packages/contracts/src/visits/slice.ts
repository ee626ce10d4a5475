import { defineContract } from '../kit/index.ts'
import { visitsEndpoints } from './endpoints.ts'
import { visitsErrors } from './errors.ts'

export const visitsContract = defineContract({
  endpoints: visitsEndpoints,
  errors: visitsErrors,
  ids: { visitEvent: 'visit', advertisingVisit: 'ads' },
  screens: { shell: { visits: '/app/admin/visits' } },
})
