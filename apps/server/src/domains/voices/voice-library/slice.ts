import { answer } from '#kernel/hooks.ts'
import type { Slice } from '../../slice.ts'
import { publisherIdOf } from '#users'
import { sharingOfVoices, onVoiceDelete } from '#voices'
import { forgetVoice } from './forget-voice.ts'
import { voiceLibraryHolding } from './holding.ts'
import { voiceLibraryJobs } from './jobs.ts'
import { voiceLibraryRoutes } from './routes.ts'
import { publisherIdOf as answerPublisherIdOf } from './shared-voice-store.ts'
import { describeSharing } from './sharing-of-voices.ts'
import { voiceLibrarySubscriptions } from './subscriptions.ts'

export const voiceLibrarySlice: Slice = {
  name: 'voice-library',
  routes: voiceLibraryRoutes,
  jobs: voiceLibraryJobs,
  subscriptions: voiceLibrarySubscriptions,
  holding: voiceLibraryHolding,
  answers: [
    answer(publisherIdOf, answerPublisherIdOf),
    answer(sharingOfVoices, describeSharing),
    answer(onVoiceDelete, forgetVoice),
  ],
}
