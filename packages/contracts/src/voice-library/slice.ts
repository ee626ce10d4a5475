import { defineContract } from '../kit/index.ts'
import { voiceLibraryAudit } from './audit.ts'
import { voiceLibraryEndpoints } from './endpoints.ts'
import { voiceLibraryErrors } from './errors.ts'
import { voiceLibraryEvents } from './events.ts'
import { voiceLibraryPublicEvents } from './public-events.ts'
import { voiceReviewEndpoints } from './reviews.ts'

export const voiceLibraryContract = defineContract({
  endpoints: { ...voiceLibraryEndpoints, ...voiceReviewEndpoints },
  scopes: ['add_voice_from_voice_library', 'publish_voice_to_voice_library'],
  errors: voiceLibraryErrors,
  events: voiceLibraryEvents,
  publicEvents: voiceLibraryPublicEvents,
  audit: voiceLibraryAudit,
  screens: {
    shell: {
      voiceLibrary: '/app/voice-library',
      defaultVoices: '/app/default-voices',
      voiceReviews: '/app/admin/voice-reviews',
      sharedVoice: '/app/voice-lab/share/:a/:b',
    },
  },
})
