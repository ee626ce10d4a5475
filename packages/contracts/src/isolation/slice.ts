import { defineContract } from '../kit/index.ts'
import { isolationAudit } from './audit.ts'
import { isolationEndpoints } from './endpoints.ts'
import { isolationErrors } from './errors.ts'

export const isolationContract = defineContract({
  endpoints: isolationEndpoints,
  scopes: ['audio_isolation'],
  errors: isolationErrors,
  ids: { isolation: 'iso' },
  audit: isolationAudit,
  screens: { shell: { voiceIsolator: '/app/voice-isolator' } },
})
