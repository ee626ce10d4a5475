import { setTimeout as delay } from 'node:timers/promises'
import { EngineError, type GivenSounds, type Pronounced } from '@vireo/engines'
import { canonicalLanguage } from '#kernel/canonical-language.ts'
import { AppError } from '#kernel/errors.ts'
import type { With } from '#ports/ports.ts'
import { type PremadeVoice, premadeVoices } from '#voices/library/index.ts'
import { inPlaceOf } from '../speaking/in-place-of.ts'
import { type Pronunciation, saidLengthMax } from '../speaking/pronunciation.ts'
import { FairLine } from './fair-line.ts'

/** Returns a voice of each engine that premade voices speak a language with. */
export function voicesByEngine(ctx: With<'settings'>, language: string): PremadeVoice[] {
  const wanted = canonicalLanguage(language)
  const byEngine = new Map<string, PremadeVoice>()
  for (const voice of premadeVoices(ctx)) {
    const reads = voice.languages.some((own) => canonicalLanguage(own) === wanted)
    if (reads && !byEngine.has(voice.recipe.engine)) byEngine.set(voice.recipe.engine, voice)
  }
  return [...byEngine.values()]
}

/** How often an engine that is speaking is asked again, and when. */
const triesMax = 40
const patienceMs = 50
/** Engines are there for speaking first. */
const questions = new FairLine()

/**
 * Asks an engine how it says a text, one question after the other; undefined where it cannot tell. Throws
 * `engine_failed`.
 */
export function sayAloud(
  ctx: With<'speech'>,
  voice: PremadeVoice,
  text: string,
  sounds: readonly GivenSounds[] = [],
): Promise<Pronounced | undefined> {
  return questions.do(ctx.workspaceId, () => ask(ctx, voice, text, sounds))
}

async function ask(
  ctx: With<'speech'>,
  voice: PremadeVoice,
  text: string,
  sounds: readonly GivenSounds[],
): Promise<Pronounced | undefined> {
  for (let tries = 1; ; tries++) {
    ctx.signal.throwIfAborted()
    try {
      return await pronounce(ctx, voice, text, sounds)
    } catch (error) {
      if (!(error instanceof EngineError)) throw error
      if (error.kind !== 'overloaded' || tries >= triesMax) throw new AppError('engine_failed', { cause: error })
      await delay(patienceMs)
    }
  }
}

function pronounce(
  { ports }: With<'speech'>,
  { recipe, languages }: PremadeVoice,
  text: string,
  sounds: readonly GivenSounds[],
): Promise<Pronounced | undefined> {
  return ports.speech.pronounce({
    text,
    sounds,
    recipe,
    language: languages[0],
    settings: { speed: 1, stability: 1, similarityBoost: 1, style: 0, useSpeakerBoost: false },
    seed: 0,
    pauseAfterMs: 0,
  })
}

/**
 * Writes a text as it is said with dictionaries: other words in place of some, and where sounds are given. Undefined
 * where it becomes longer than what may be spoken.
 */
export function saidWith(
  pronunciation: Pronunciation,
  text: string,
): { readonly text: string; readonly sounds: readonly GivenSounds[] } | undefined {
  let said = ''
  let at = 0
  const sounds: GivenSounds[] = []
  for (const match of pronunciation.find(text, 0, text.length)) {
    const { start, saying } = match
    if (start < at) continue
    said += text.slice(at, start)
    at = match.end
    if (said.length > saidLengthMax(text.length)) return undefined
    if (saying.kind === 'words') said += saying.words
    else {
      const { end, ipa, word } = inPlaceOf(text, match, saying.ipa, text.length)
      at = end
      sounds.push({ start: said.length, end: said.length + word.length, ipa })
      said += word
    }
  }
  said += text.slice(at)
  return said.length > saidLengthMax(text.length) ? undefined : { text: said, sounds }
}
