import { api } from '@vireo/contracts'
import { defineRoutes } from '../../http/routes.ts'
import { addSharedVoice } from './add-shared-voice.ts'
import { editPublication } from './edit-publication.ts'
import { getPublication } from './get-publication.ts'
import { getSharedVoice } from './get-shared-voice.ts'
import { presentLibraryPage, presentLibraryVoice, presentPublication } from './present-library-voice.ts'
import { previewSharedVoice } from './preview-shared-voice.ts'
import { publishVoice } from './publish-voice.ts'
import { searchSharedVoices } from './search-shared-voices.ts'
import { findSimilarVoices } from './similar/find-similar.ts'
import { presentSimilar } from './similar/present-similar.ts'
import { withdrawVoice } from './withdraw-voice.ts'

const presentAdded = ({ voiceId }: { readonly voiceId: string }) => ({ voice_id: voiceId })

export const voiceLibraryRoutes = defineRoutes((on) => {
  on(api.voiceLibrary.list, searchSharedVoices, presentLibraryPage)
  on(api.voiceLibrary.findSimilar, findSimilarVoices, presentSimilar)
  on(api.voiceLibrary.get, getSharedVoice, presentLibraryVoice)
  on(api.voiceLibrary.preview, previewSharedVoice)
  on(api.voiceLibrary.add, addSharedVoice, presentAdded)
  on(api.voiceLibrary.getPublished, getPublication, presentPublication)
  on(api.voiceLibrary.publish, publishVoice, presentPublication)
  on(api.voiceLibrary.edit, editPublication, presentPublication)
  on(api.voiceLibrary.withdraw, withdrawVoice, presentPublication)
})
