import { defineContract } from '../kit/index.ts'
import { usageAudit } from './audit.ts'
import { usageEndpoints } from './endpoints.ts'
import { usageErrors } from './errors.ts'
import { usageEvents } from './events.ts'

export const usageContract = defineContract({
  endpoints: usageEndpoints,
  errors: usageErrors,
  events: usageEvents,
  ids: { reservation: 'res' },
  audit: usageAudit,
})
