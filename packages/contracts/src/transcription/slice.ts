import { defineContract } from '../kit/index.ts'
import { transcriptionAudit } from './audit.ts'
import { transcriptionChannels } from './channels.ts'
import { transcriptionEndpoints } from './endpoints.ts'
import { transcriptionErrors } from './errors.ts'

export const transcriptionContract = defineContract({
  endpoints: transcriptionEndpoints,
  scopes: ['speech_to_text'],
  channels: transcriptionChannels,
  errors: transcriptionErrors,
  ids: { keyterm: 'keyterm', transcript: 'transcript', transcriptVersion: 'tversion', transcriptComment: 'tcomment' },
  audit: transcriptionAudit,
  screens: {
    shell: { speechToText: '/app/speech-to-text', transcript: '/app/speech-to-text/:transcriptionId' },
  },
})
