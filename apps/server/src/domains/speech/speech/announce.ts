import { manifestHeaders } from '#ports/provenance/manifests.ts'
import type { Generation } from './generation.ts'
import type { Rendering } from './planning/plan-request.ts'
import type { Script } from './planning/plan-script.ts'
import type { Take } from './takes/take.ts'

/**
 * Returns the headers that an answer sends before its audio: how to find it again, what it cost, how it was made.
 * `generation-info` is JSON: the seed that repeats the take, the voices that read foreign runs, and the engine on another
 * machine that was chosen.
 */
export function announce(generation: Generation, rendering: Rendering, script: Script): Record<string, string> {
  const others = [...script.otherVoices].map(([language, voice]) => ({ language, voice_id: voice.voiceId }))
  const engine = rendering.voice.spokenElsewhereBy
  const info = {
    seed: rendering.seed,
    ...(others.length > 0 && { other_voices: others }),
    ...(engine !== undefined && { engine }),
  }
  return {
    ...(rendering.logged && { 'history-item-id': generation.historyItemId }),
    'character-cost': String(script.credits),
    'x-character-count': String(script.credits),
    'generation-info': inAscii(JSON.stringify(info)),
    ...manifestHeaders(rendering.format),
    ...(rendering.cacheKey !== undefined && { 'x-cache': rendering.cached ? 'hit' : 'miss' }),
  }
}

/** How long the list of replaced sounds may be in a header: clients refuse those of 16 kB, servers in between those of 4. */
const soundsBytesMax = 2000

/** Adds to headers that were prepared what is known once everything was said: who spoke, and which sounds were replaced. */
export function announceSpoken(
  headers: Readonly<Record<string, string>>,
  { describe }: Pick<Take, 'describe'>,
): Readonly<Record<string, string>> {
  const info: unknown = JSON.parse(headers['generation-info'] ?? '{}')
  const { replaced_sounds: replaced, ...rest } = describe()
  const notes = { ...rest, ...(replaced && { replaced_sounds: firstThatFit(replaced) }) }
  if (Object.keys(notes).length === 0 || typeof info !== 'object') return headers
  return { ...headers, 'generation-info': inAscii(JSON.stringify({ ...info, ...notes })) }
}

/** Answers as many as a header has room for, the first first. The history tells of more. */
function firstThatFit<Sound>(sounds: readonly Sound[]): readonly Sound[] {
  let left = soundsBytesMax
  return sounds.filter((sound) => (left -= inAscii(JSON.stringify(sound)).length + 1) >= 0)
}

/** Writes JSON in the letters that a header may hold. */
function inAscii(json: string): string {
  return json.replaceAll(/[^\x20-\x7e]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`)
}
