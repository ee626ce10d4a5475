import { defineContract } from '../kit/index.ts'
import { instantCloningAudit } from './audit.ts'
import { instantCloningEndpoints } from './endpoints.ts'
import { instantCloningErrors } from './errors.ts'

export const instantCloningContract = defineContract({
  endpoints: instantCloningEndpoints,
  scopes: ['create_instant_voice_clone'],
  errors: instantCloningErrors,
  ids: { consent: 'consent' },
  audit: instantCloningAudit,
  screens: { shell: { instantClone: '/app/voice-lab/instant-clone' } },
})
