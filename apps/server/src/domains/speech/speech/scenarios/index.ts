import { libraryVoices } from '#voices/library/index.ts'
import type { Scenarios } from '#seed/scenario.ts'
import { speakInto } from './speak-into.ts'

const history = '/app/speech-synthesis/text-to-speech/history'

/** Recordings to page, search and listen through. */
export const speechScenarios: Scenarios = {
  'first-recordings': {
    about: 'one recording by each of ten voices in ten languages',
    make: async (setting) => {
      const spoken = new Set<string>()
      for (const voice of libraryVoices) {
        const language = voice.languages[0]?.slice(0, 2) ?? ''
        if (spoken.has(language) || spoken.size === 10) continue
        spoken.add(language)
        await speakInto(setting, voice, voice.preview)
      }
      return history
    },
  },
  'many-recordings': {
    about: 'two hundred short recordings, enough to page and search through',
    make: async (setting) => {
      for (let index = 1; index <= 200; index++) {
        const voice = libraryVoices[index % 8]
        if (voice) await speakInto(setting, voice, `Recording number ${index} of two hundred.`)
      }
      return history
    },
  },
}
