import { createHash } from 'node:crypto'
import type { VoiceId } from '@vireo/contracts/kit'
import { canonicalLanguage } from './kernel/canonical-language.ts'
import type { InstalledVoice, MeasuredSpeaker, Models } from './ports/models.ts'

export type InstalledVoices = {
  list(): readonly InstalledVoice[]
  /** Looks again at what is installed. */
  refresh(models: Pick<Models, 'speakers'>): Promise<void>
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
/** The model whose previews are listed by language. */
const verifiedModelId = 'eleven_multilingual_v2'

/** Creates the list of voices that installed models bring along; empty until it looks for the first time. */
export function createInstalledVoices(): InstalledVoices {
  let voices: readonly InstalledVoice[] = []
  return {
    list: () => voices,
    async refresh(models) {
      const speakers = await models.speakers()
      const names = new Set<string>()
      voices = speakers.map((speaker) => {
        const voice = voiceOf(speaker, names)
        names.add(voice.name)
        return voice
      })
    },
  }
}

/** Returns the id of a speaker's voice, which is the same on every instance that has the model. */
function idOf(base: string): VoiceId {
  const hash = createHash('sha256').update(`installed voice ${base}`).digest()
  return [...hash.subarray(0, 20)].map((byte) => alphabet[byte % alphabet.length]).join('') as VoiceId
}

function voiceOf(speaker: MeasuredSpeaker, taken: ReadonlySet<string>): InstalledVoice {
  const { base, name, locale, gender, accent, model, gainDb, keepsUp } = speaker
  const language = canonicalLanguage(locale)
  const kind = gender === undefined ? 'voice' : gender === 'female' ? 'female voice' : 'male voice'
  return {
    voiceId: idOf(base),
    name: taken.has(name) ? `${name} (${model})` : name,
    description: `A natural ${kind} of the model ${model}.`,
    category: 'premade',
    labels: { gender, accent, language, descriptive: 'natural' },
    languages: [locale],
    verifiedLanguages: [{ language, locale, accent: accent ?? 'standard', modelId: verifiedModelId }],
    recipe: { engine: 'sherpa', base, gainDb },
    ...(keepsUp !== undefined && { keepsUp }),
  }
}
