import { defineContract } from '../kit/index.ts'
import { voiceDesignEndpoints } from './endpoints.ts'
import { voiceDesignErrors } from './errors.ts'
import { voiceDesignEvents } from './events.ts'

export const voiceDesignContract = defineContract({
  endpoints: voiceDesignEndpoints,
  scopes: ['voice_generation'],
  errors: voiceDesignErrors,
  events: voiceDesignEvents,
  ids: { remixingSession: 'rmx', remixingIteration: 'rmxi' },
  screens: { shell: { voiceDesign: '/app/voice-lab/design' } },
})
