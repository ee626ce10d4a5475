import type { Slice } from '../slice.ts'
import { voiceLibraryHolding } from './holding.ts'
import { voiceLibraryJobs } from './jobs.ts'
import { voiceLibraryRoutes } from './routes.ts'
import { voiceLibrarySubscriptions } from './subscriptions.ts'

export const voiceLibrarySlice: Slice = {
  name: 'voice-library',
  routes: voiceLibraryRoutes,
  jobs: voiceLibraryJobs,
  subscriptions: voiceLibrarySubscriptions,
  holding: voiceLibraryHolding,
}

export { describeSharing } from './sharing-of-voices.ts'
export {
  featureVoice,
  listReviews,
  type ReviewDecision,
  reviewDecisions,
  reviewPublication,
} from './review-publication.ts'
export { forgetVoice } from './forget-voice.ts'
export { publisherIdOf } from './shared-voice-store.ts'
