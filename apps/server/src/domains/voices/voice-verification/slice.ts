import { answer } from '#kernel/hooks.ts'
import type { Slice } from '../../slice.ts'
import { onVoiceDelete, verificationOfVoices, openedVoices } from '#voices'
import { voiceVerificationHolding } from './holding.ts'
import { voiceVerificationJobs } from './jobs.ts'
import { forgetOpening, listOpenings } from './opening-store.ts'
import { describeAttempts } from './present-attempts.ts'
import { voiceVerificationRoutes } from './routes.ts'

export const voiceVerificationSlice: Slice = {
  name: 'voice-verification',
  routes: voiceVerificationRoutes,
  jobs: voiceVerificationJobs,
  holding: voiceVerificationHolding,
  storedFiles: [
    {
      table: 'voice_verification_attempts',
      leftOut: 'what came of an attempt is in its row; the recording is for support',
    },
  ],
  answers: [
    answer(onVoiceDelete, forgetOpening),
    answer(verificationOfVoices, describeAttempts),
    answer(openedVoices, listOpenings),
  ],
}
