import { defineContract } from '../kit/index.ts'
import { voicesAudit } from './audit.ts'
import { voicesEndpoints } from './endpoints.ts'
import { voiceErrors } from './errors.ts'
import { voiceEvents } from './events.ts'
import { voicesPublicEvents } from './public-events.ts'

export const voicesContract = defineContract({
  endpoints: voicesEndpoints,
  scopes: ['voices_read', 'voices_write', 'voice_collections_read', 'voice_collections_write'],
  errors: voiceErrors,
  events: voiceEvents,
  publicEvents: voicesPublicEvents,
  ids: { voiceCollection: 'vcol' },
  audit: voicesAudit,
  screens: {
    shell: {
      voiceLab: '/app/voice-lab',
      voiceCollections: '/app/voice-lab/collections',
      workspaceVoices: '/app/workspace-voices',
      /** Each voice has a page: below one's own voices, or below those that everybody finds. */
      ownVoicePage: '/app/voice-lab/voice/:voiceId',
      voicePage: '/app/voice-library/voice/:voiceId',
    },
  },
})
