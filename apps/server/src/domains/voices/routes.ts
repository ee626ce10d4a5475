import { api } from '@vireo/contracts'
import { defineRoutes } from '../../http/routes.ts'
import { editSettings } from './edit-settings.ts'
import { getDefaultSettings } from './get-default-settings.ts'
import { getSettings } from './get-settings.ts'
import { getVoice } from './get-voice.ts'
import { listVoices } from './list-voices.ts'
import { presentPage, presentVoice, presentVoices } from './present-voice.ts'
import { previewVoice } from './preview-voice.ts'
import { presentSettings } from './resolve-settings.ts'
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
})
