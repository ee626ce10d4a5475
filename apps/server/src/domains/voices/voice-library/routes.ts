import type { VoiceId } from '@vireo/contracts/kit'
import { voiceLibraryEndpoints, voiceReviewEndpoints } from '@vireo/contracts/voice-library'
import { unaudited } from '#http/declared/audited.ts'
import { defineRoutes } from '#http/routes.ts'
import { addSharedVoice } from './copies/add-shared-voice.ts'
import { editPublication } from './publishing/edit-publication.ts'
import { getPublication } from './publishing/get-publication.ts'
import { hearReview } from './publishing/hear-review.ts'
import { listReviews, presentReviews } from './publishing/list-reviews.ts'
import { presentReviewed, reviewOnScreen } from './publishing/review-on-screen.ts'
import { getSharedVoice } from './get-shared-voice.ts'
import { presentLibraryPage, presentLibraryVoice, presentPublication } from './present-library-voice.ts'
import { previewSharedVoice } from './preview-shared-voice.ts'
import { publishVoice } from './publishing/publish-voice.ts'
import { searchSharedVoices } from './search-shared-voices.ts'
import { findSimilarVoices } from './similar/find-similar-voices.ts'
import { presentSimilar } from './similar/present-similar.ts'
import { withdrawVoice } from './publishing/withdraw-voice.ts'

const presentAdded = ({ voiceId }: { readonly voiceId: VoiceId }) => ({ voice_id: voiceId })

export const voiceLibraryRoutes = defineRoutes((on) => {
  on(voiceLibraryEndpoints.list, searchSharedVoices, presentLibraryPage)
  on(voiceLibraryEndpoints.findSimilar, findSimilarVoices, presentSimilar, {
    audit: unaudited('reads only', 'which voices sound like a recording'),
  })
  on(voiceLibraryEndpoints.get, getSharedVoice, presentLibraryVoice)
  on(voiceLibraryEndpoints.preview, previewSharedVoice)
  on(voiceLibraryEndpoints.add, addSharedVoice, presentAdded, { audit: 'voices.added' })
  on(voiceLibraryEndpoints.getPublished, getPublication, presentPublication)
  on(voiceLibraryEndpoints.publish, publishVoice, presentPublication, { audit: 'voice-library.published' })
  on(voiceLibraryEndpoints.edit, editPublication, presentPublication, { audit: 'voice-library.edited' })
  on(voiceReviewEndpoints.listReviews, listReviews, presentReviews)
  on(voiceReviewEndpoints.hearReview, hearReview)
  on(voiceReviewEndpoints.review, reviewOnScreen, presentReviewed, { audit: 'voice-library.reviewed' })
  on(voiceLibraryEndpoints.withdraw, withdrawVoice, presentPublication, { audit: 'voice-library.withdrawn' })
})
