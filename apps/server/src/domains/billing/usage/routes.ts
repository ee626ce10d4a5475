import { usageEndpoints } from '@vireo/contracts/usage'
import { defineRoutes } from '#http/routes.ts'
import { getCharacterStats } from './reports/get-character-stats.ts'
import { getUsageOverTime } from './reports/get-usage-over-time.ts'
import { listRequests } from './reports/list-requests.ts'

const asItIs = <T>(value: T): T => value

export const usageRoutes = defineRoutes((on) => {
  on(usageEndpoints.getCharacterStats, getCharacterStats, asItIs)
  on(usageEndpoints.getUsageOverTime, getUsageOverTime, asItIs)
  on(usageEndpoints.listRequests, listRequests, asItIs)
})
