import { usageEndpoints } from '@vireo/contracts/usage'
import { unaudited } from '#http/declared/audited.ts'
import { defineRoutes } from '#http/routes.ts'
import { getCharacterStats } from './reports/get-character-stats.ts'
import { getUsageOverTime } from './reports/get-usage-over-time.ts'
import { listRequests } from './reports/list-requests.ts'

const asItIs = <T>(value: T): T => value

export const usageRoutes = defineRoutes((on) => {
  on(usageEndpoints.getCharacterStats, getCharacterStats, asItIs)
  on(usageEndpoints.getUsageOverTime, getUsageOverTime, asItIs, { audit: unaudited('reads only', 'what was used') })
  on(usageEndpoints.listRequests, listRequests, asItIs, { audit: unaudited('reads only', 'which requests used it') })
})
