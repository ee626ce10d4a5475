import { voicesEndpoints } from '@vireo/contracts/voices'
import { defineRoutes } from '#http/routes.ts'
import { deleteSample } from './samples/delete-sample.ts'
import { deleteVoice } from './delete-voice.ts'
import { getDeletion } from './get-deletion.ts'
import { editSettings } from './settings/edit-settings.ts'
import { assertIsOwn, editVoice } from './edit-voice.ts'
import { getDefaultSettings } from './settings/get-default-settings.ts'
import { getSettings } from './settings/get-settings.ts'
import { getVoice } from './get-voice.ts'
import { listAccents } from './search/list-accents.ts'
import { listVoices } from './list-voices.ts'
import { presentPage, presentSample, presentVoice, presentVoices } from './present-voice.ts'
import { getPicture } from './pictures/get-picture.ts'
import { pictureUrlOf } from './pictures/picture-url.ts'
import { removePicture } from './pictures/remove-picture.ts'
import { setPicture } from './pictures/set-picture.ts'
import { previewVoice } from './previews/preview-voice.ts'
import { presentSettings } from './settings/resolve-settings.ts'
import { getSampleAudio } from './samples/get-sample-audio.ts'
import { listSamples } from './samples/list-samples.ts'
import { searchVoices } from './search/search-voices.ts'

const ok = () => ({ status: 'ok' as const })

export const voiceRoutes = defineRoutes((on) => {
  on(voicesEndpoints.list, listVoices, presentVoices)
  on(voicesEndpoints.search, searchVoices, presentPage)
  on(voicesEndpoints.getDefaultSettings, getDefaultSettings, presentSettings)
  on(voicesEndpoints.get, getVoice, presentVoice)
  on(voicesEndpoints.getSettings, getSettings, presentSettings)
  on(voicesEndpoints.editSettings, editSettings, ok, {
    audit: 'voices.edited',
  })
  on(voicesEndpoints.preview, previewVoice)
  on(voicesEndpoints.getPicture, getPicture)
  on(voicesEndpoints.setPicture, setPicture, (given, ctx) => ({ picture_url: pictureUrlOf(ctx, given) }), {
    audit: 'voices.edited',
    beforeBody: assertIsOwn,
  })
  on(voicesEndpoints.removePicture, removePicture, ok, { audit: 'voices.edited' })
  on(voicesEndpoints.listAccents, listAccents, (accents) => ({ accents: [...accents] }))
  on(voicesEndpoints.edit, editVoice, ok, { audit: 'voices.edited', beforeBody: assertIsOwn })
  on(voicesEndpoints.getDeletion, getDeletion, (deletion) => deletion)
  on(voicesEndpoints.delete, deleteVoice, ok, { audit: ['voices.deleted', 'voice-library.withdrawn'] })
  on(voicesEndpoints.listSamples, listSamples, (samples) => ({ samples: samples.map(presentSample) }))
  on(voicesEndpoints.getSampleAudio, getSampleAudio)
  on(voicesEndpoints.deleteSample, deleteSample, ok, { audit: 'voices.sample-deleted' })
})
