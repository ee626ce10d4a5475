import { defineContract } from '../kit/index.ts'
import { historyAudit } from './audit.ts'
import { historyEndpoints } from './endpoints.ts'
import { historyErrors } from './errors.ts'
import { historyEvents } from './events.ts'

export const historyContract = defineContract({
  endpoints: historyEndpoints,
  errors: historyErrors,
  events: historyEvents,
  ids: { historyItem: 'hist' },
  audit: historyAudit,
})
