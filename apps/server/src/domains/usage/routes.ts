import { api } from '@vireo/contracts'
import { defineRoutes } from '../../http/routes.ts'
import { getCharacterStats } from './reports/get-character-stats.ts'
import { getUsageOverTime } from './reports/get-usage-over-time.ts'
import { listRequests } from './reports/list-requests.ts'

const asItIs = <T>(value: T): T => value

export const usageRoutes = defineRoutes((on) => {
  on(api.usage.getCharacterStats, getCharacterStats, asItIs)
  on(api.usage.getUsageOverTime, getUsageOverTime, asItIs)
  on(api.usage.listRequests, listRequests, asItIs)
})
