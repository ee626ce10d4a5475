import { libraryVoices } from '#voices/library/index.ts'
import type { Setting } from './setting.ts'
import { speakInto } from './speak-into.ts'

/** A situation to look at: what it is, and what makes it. Returns the path to open. */
export type Scenario = { readonly about: string; make(setting: Setting): Promise<string> }

const history = '/app/speech-synthesis/text-to-speech/history'

export const scenarios: Readonly<Record<string, Scenario>> = {
  'new-account': { about: 'somebody who has just signed up', make: () => Promise.resolve('/app/home') },
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
