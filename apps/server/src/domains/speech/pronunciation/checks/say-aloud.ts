import { EngineError, type GivenSounds, type Pronounced } from '@vireo/engines'
import { canonicalLanguage } from '#kernel/canonical-language.ts'
import { AppError } from '#kernel/errors.ts'
import type { With } from '#ports/ports.ts'
import { type LibraryVoice, libraryVoices } from '#voices/library/index.ts'
import { inPlaceOf } from '../speaking/in-place-of.ts'
import type { Pronunciation } from '../speaking/pronunciation.ts'

/** Returns a voice of each engine that the library speaks a language with. */
export function voicesByEngine(language: string): LibraryVoice[] {
  const wanted = canonicalLanguage(language)
  const byEngine = new Map<string, LibraryVoice>()
  for (const voice of libraryVoices) {
    const reads = voice.languages.some((own) => canonicalLanguage(own) === wanted)
    if (reads && !byEngine.has(voice.recipe.engine)) byEngine.set(voice.recipe.engine, voice)
  }
  return [...byEngine.values()]
}

/** Asks an engine how it says a text; undefined where it cannot tell. Throws `engine_failed`. */
export async function sayAloud(
  { ports }: With<'speech'>,
  { recipe, languages }: LibraryVoice,
  text: string,
  sounds: readonly GivenSounds[] = [],
): Promise<Pronounced | undefined> {
  try {
    return await ports.speech.pronounce({
      text,
      sounds,
      recipe,
      language: languages[0] ?? 'en',
      settings: { speed: 1, stability: 1, similarityBoost: 1, style: 0, useSpeakerBoost: false },
      seed: 0,
      pauseAfterMs: 0,
    })
  } catch (error) {
    if (error instanceof EngineError) throw new AppError('engine_failed', { cause: error })
    throw error
  }
}

/** Writes a text as it is said with dictionaries: other words in place of some, and where sounds are given. */
export function saidWith(
  pronunciation: Pronunciation,
  text: string,
): { readonly text: string; readonly sounds: readonly GivenSounds[] } {
  let said = ''
  let at = 0
  const sounds: GivenSounds[] = []
  for (const match of pronunciation.find(text, 0, text.length)) {
    const { start, saying } = match
    if (start < at) continue
    said += text.slice(at, start)
    at = match.end
    if (saying.kind === 'words') said += saying.words
    else {
      const { end, ipa, word } = inPlaceOf(text, match, saying.ipa, text.length)
      at = end
      sounds.push({ start: said.length, end: said.length + word.length, ipa })
      said += word
    }
  }
  return { text: said + text.slice(at), sounds }
}
