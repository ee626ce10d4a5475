import { voiceLibraryEndpoints } from '@vireo/contracts/voice-library'
import { defineRoutes } from '#http/routes.ts'
import { addSharedVoice } from './copies/add-shared-voice.ts'
import { editPublication } from './publishing/edit-publication.ts'
import { getPublication } from './publishing/get-publication.ts'
import { getSharedVoice } from './get-shared-voice.ts'
import { presentLibraryPage, presentLibraryVoice, presentPublication } from './present-library-voice.ts'
import { previewSharedVoice } from './preview-shared-voice.ts'
import { publishVoice } from './publishing/publish-voice.ts'
import { searchSharedVoices } from './search-shared-voices.ts'
import { findSimilarVoices } from './similar/find-similar.ts'
import { presentSimilar } from './similar/present-similar.ts'
import { withdrawVoice } from './publishing/withdraw-voice.ts'

const presentAdded = ({ voiceId }: { readonly voiceId: string }) => ({ voice_id: voiceId })

export const voiceLibraryRoutes = defineRoutes((on) => {
  on(voiceLibraryEndpoints.list, searchSharedVoices, presentLibraryPage)
  on(voiceLibraryEndpoints.findSimilar, findSimilarVoices, presentSimilar)
  on(voiceLibraryEndpoints.get, getSharedVoice, presentLibraryVoice)
  on(voiceLibraryEndpoints.preview, previewSharedVoice)
  on(voiceLibraryEndpoints.add, addSharedVoice, presentAdded)
  on(voiceLibraryEndpoints.getPublished, getPublication, presentPublication)
  on(voiceLibraryEndpoints.publish, publishVoice, presentPublication)
  on(voiceLibraryEndpoints.edit, editPublication, presentPublication)
  on(voiceLibraryEndpoints.withdraw, withdrawVoice, presentPublication)
})
