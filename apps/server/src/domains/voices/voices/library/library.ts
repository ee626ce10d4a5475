import type { VoiceId } from '@vireo/contracts/kit'
import { canonicalLanguage } from '#kernel/canonical-language.ts'
import { eastAsianVoices } from './east-asian.ts'
import { easternEuropeanVoices } from './eastern-european.ts'
import { englishAccentsVoices } from './english-accents.ts'
import { englishStudioVoices } from './english-studio.ts'
import gains from './gains.json' with { type: 'json' }
import { germanicVoices } from './germanic.ts'
import { indicVoices } from './indic.ts'
import type { LibraryEntry, LibraryVoice } from './library-voice.ts'
import { nearEasternVoices } from './near-eastern.ts'
import { romanceVoices } from './romance.ts'
import { slavicVoices } from './slavic.ts'

export type { LibraryVoice, VerifiedLanguage, VoiceLabels } from './library-voice.ts'

/** The model whose previews are listed by language. */
const verifiedModelId = 'eleven_multilingual_v2'

/** Measured by `tools/measure-voices`; a voice that is not in there yet is left as loud as its engine makes it. */
const gainDbById: Readonly<Record<string, number>> = gains

/** Every premade voice: English first, then by family of languages, always in this order. */
export const libraryVoices: readonly LibraryVoice[] = Object.freeze(
  [
    englishStudioVoices,
    englishAccentsVoices,
    romanceVoices,
    germanicVoices,
    slavicVoices,
    easternEuropeanVoices,
    eastAsianVoices,
    indicVoices,
    nearEasternVoices,
  ]
    .flat()
    .map(completed),
)

const byId: ReadonlyMap<string, LibraryVoice> = new Map(libraryVoices.map((voice) => [voice.voiceId, voice]))

/** Finds the premade voice with this id. */
export function findLibraryVoice(voiceId: VoiceId): LibraryVoice | undefined {
  return byId.get(voiceId)
}

/** Lists the premade voices that speak a language (BCP 47), those of exactly this locale first. */
export function voicesSpeaking(language: string): readonly LibraryVoice[] {
  const speaking = libraryVoices.filter((voice) => voice.labels.language === canonicalLanguage(language))
  const isLocal = (voice: LibraryVoice) => voice.languages.some((own) => own.toLowerCase() === language.toLowerCase())
  return [...speaking.filter(isLocal), ...speaking.filter((voice) => !isLocal(voice))]
}

/** What a stand-in is compared with; voices that people made may lack some labels or all. */
export type Likeness = { readonly labels: Readonly<Record<string, string | undefined>> }

/**
 * Finds the premade voice that stands in where another does not speak a language: of that language, preferably one
 * that is easy to follow, then of the same gender, age and manner. Undefined when none speaks it.
 */
export function closestVoice(
  language: string,
  like: Likeness,
  isAllowed: (voice: LibraryVoice) => boolean = () => true,
): LibraryVoice | undefined {
  const likeness = (voice: LibraryVoice) =>
    (isHardToFollow(voice) ? 0 : 8) +
    (voice.labels.gender === like.labels.gender ? 4 : 0) +
    (voice.labels.age === like.labels.age ? 2 : 0) +
    (voice.labels.descriptive === like.labels.descriptive ? 1 : 0)
  let closest: LibraryVoice | undefined
  for (const voice of voicesSpeaking(language).filter(isAllowed)) {
    if (!closest || likeness(voice) > likeness(closest)) closest = voice
  }
  return closest
}

/**
 * Tells whether few people follow a voice: espeak in English, where a recogniser loses half of its words and more. What
 * flite speaks it follows but for a word in ten.
 */
export function isHardToFollow({ recipe, labels }: Pick<LibraryVoice, 'recipe' | 'labels'>): boolean {
  return recipe.engine === 'espeak' && labels.language === 'en'
}

function completed({ locale, labels, recipe, ...entry }: LibraryEntry): LibraryVoice {
  const language = canonicalLanguage(locale)
  const { accent } = labels
  return Object.freeze({
    ...entry,
    category: 'premade',
    labels: Object.freeze({ ...labels, language }),
    languages: Object.freeze([locale] as const),
    verifiedLanguages: Object.freeze([Object.freeze({ language, locale, accent, modelId: verifiedModelId })]),
    recipe: Object.freeze({ ...recipe, gainDb: gainDbById[entry.voiceId] ?? 0 }),
  })
}
