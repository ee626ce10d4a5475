import { createHash } from 'node:crypto'
import type { VoiceId } from '@vireo/contracts/kit'
import { canonicalLanguage } from './kernel/canonical-language.ts'
import { addressEngineName, type AddressEngine, baseOfVoice, hostOf } from './ports/address-engines.ts'
import type { InstalledVoice, MeasuredSpeaker, Models } from './ports/models.ts'

export type InstalledVoices = {
  list(): readonly InstalledVoice[]
  /** Looks again at what is installed. */
  refresh(models: Pick<Models, 'speakers'>): Promise<void>
  /** Takes in which engines by address the instance has. */
  adopt(engines: readonly AddressEngine[]): void
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
/** The model whose previews are listed by language. */
const verifiedModelId = 'eleven_multilingual_v2'

/** Creates the list of voices that installed models bring along; empty until it looks for the first time. */
export function createInstalledVoices(): InstalledVoices {
  let voices: readonly InstalledVoice[] = []
  let elsewhere: readonly InstalledVoice[] = []
  let all: readonly InstalledVoice[] = []
  return {
    list: () => all,
    adopt(engines) {
      elsewhere = engines.flatMap(voicesElsewhere)
      all = [...voices, ...elsewhere]
    },
    async refresh(models) {
      const speakers = await models.speakers()
      const names = new Set<string>()
      voices = speakers.map((speaker) => {
        const voice = voiceOf(speaker, names)
        names.add(voice.name)
        return voice
      })
      all = [...voices, ...elsewhere]
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

/** Presents the voices of an engine by address; each says where its text goes. */
function voicesElsewhere(engine: AddressEngine): InstalledVoice[] {
  const [main = 'en', ...others] = engine.languages
  const language = canonicalLanguage(main)
  if (!engine.capabilities.includes('speech')) return []
  return engine.voices.map((voice) => {
    const base = baseOfVoice(engine.id, voice)
    return {
      voiceId: idOf(base),
      name: `${voice.charAt(0).toUpperCase()}${voice.slice(1)} (${engine.name})`,
      description: `Text spoken by this voice is sent to ${hostOf(engine)}.`,
      category: 'premade',
      labels: { language },
      languages: [main, ...others],
      verifiedLanguages: [main, ...others].map((locale) => ({
        language: canonicalLanguage(locale),
        locale,
        accent: 'standard',
        modelId: verifiedModelId,
      })),
      recipe: { engine: addressEngineName, base, gainDb: 0 },
    }
  })
}
