import { api } from '@vireo/contracts'
import { defineRoutes } from '../../http/routes.ts'
import { deleteSample } from './delete-sample.ts'
import { deleteVoice, getDeletion } from './delete-voice.ts'
import { editSettings } from './edit-settings.ts'
import { assertIsOwn, editVoice } from './edit-voice.ts'
import { getDefaultSettings } from './get-default-settings.ts'
import { getSettings } from './get-settings.ts'
import { getVoice } from './get-voice.ts'
import { listAccents } from './list-accents.ts'
import { listVoices } from './list-voices.ts'
import { presentPage, presentSample, presentVoice, presentVoices } from './present-voice.ts'
import { previewVoice } from './preview-voice.ts'
import { presentSettings } from './resolve-settings.ts'
import { getSampleAudio, listSamples } from './sample-audio.ts'
import { searchVoices } from './search-voices.ts'

const ok = () => ({ status: 'ok' as const })

export const voiceRoutes = defineRoutes((on) => {
  on(api.voices.list, listVoices, presentVoices)
  on(api.voices.search, searchVoices, presentPage)
  on(api.voices.getDefaultSettings, getDefaultSettings, presentSettings)
  on(api.voices.get, getVoice, presentVoice)
  on(api.voices.getSettings, getSettings, presentSettings)
  on(api.voices.editSettings, editSettings, ok)
  on(api.voices.preview, previewVoice)
  on(api.voices.listAccents, listAccents, (accents) => ({ accents: [...accents] }))
  on(api.voices.edit, editVoice, ok, { beforeBody: assertIsOwn })
  on(api.voices.getDeletion, getDeletion, (deletion) => deletion)
  on(api.voices.delete, deleteVoice, ok)
  on(api.voices.listSamples, listSamples, (samples) => ({ samples: samples.map(presentSample) }))
  on(api.voices.getSampleAudio, getSampleAudio)
  on(api.voices.deleteSample, deleteSample, ok)
})
