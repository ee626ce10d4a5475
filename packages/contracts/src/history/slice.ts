import { defineContract } from '../kit/index.ts'
import { historyAudit } from './audit.ts'
import { historyEndpoints } from './endpoints.ts'
import { historyErrors } from './errors.ts'
import { historyEvents } from './events.ts'
import { historyPublicEvents } from './public-events.ts'

export const historyContract = defineContract({
  endpoints: historyEndpoints,
  scopes: ['speech_history_read', 'speech_history_write'],
  errors: historyErrors,
  events: historyEvents,
  publicEvents: historyPublicEvents,
  ids: { historyItem: 'hist' },
  audit: historyAudit,
})
