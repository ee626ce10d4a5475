import { defineContract } from '../kit/index.ts'
import { professionalCloningAudit } from './audit.ts'
import { professionalCloningEndpoints } from './endpoints.ts'
import { professionalCloningErrors } from './errors.ts'
import { professionalCloningEvents } from './events.ts'
import { professionalCloningPublicEvents } from './public-events.ts'

export const professionalCloningContract = defineContract({
  endpoints: professionalCloningEndpoints,
  scopes: ['create_professional_voice_clone'],
  errors: professionalCloningErrors,
  events: professionalCloningEvents,
  publicEvents: professionalCloningPublicEvents,
  ids: { training: 'trn', document: 'paper' },
  audit: professionalCloningAudit,
  topics: { voices: { place: 4, audience: 'concerned', channels: ['email', 'in_app', 'none'], byDefault: 'in_app' } },
  screens: {
    shell: {
      professionalClone: '/app/voice-lab/professional',
      professionalVoice: '/app/voice-lab/professional/:voiceId',
    },
  },
})
