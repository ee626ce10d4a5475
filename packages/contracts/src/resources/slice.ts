import { defineContract } from '../kit/index.ts'
import { resourcesAudit } from './audit.ts'
import { resourcesEndpoints } from './endpoints.ts'
import { resourcesErrors } from './errors.ts'
import { resourceEvents } from './events.ts'
import { resourcesPublicEvents } from './public-events.ts'

export const resourcesContract = defineContract({
  endpoints: resourcesEndpoints,
  errors: resourcesErrors,
  events: resourceEvents,
  publicEvents: resourcesPublicEvents,
  audit: resourcesAudit,
})
