import { defineContract } from '../kit/index.ts'
import { voicesAudit } from './audit.ts'
import { voicesEndpoints } from './endpoints.ts'
import { voiceErrors } from './errors.ts'
import { voiceEvents } from './events.ts'

export const voicesContract = defineContract({
  endpoints: voicesEndpoints,
  errors: voiceErrors,
  events: voiceEvents,
  ids: { voiceCollection: 'vcol' },
  audit: voicesAudit,
  screens: {
    shell: {
      voiceLab: '/app/voice-lab',
      voiceCollections: '/app/voice-lab/collections',
      defaultVoices: '/app/default-voices',
      workspaceVoices: '/app/workspace-voices',
    },
  },
})
