import type { Generation } from './generation.ts'
import type { Rendering } from './planning/plan-request.ts'
import type { Script } from './planning/plan-script.ts'
import { describeSpokenBy } from './takes/heard.ts'
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
    'generation-info': JSON.stringify(info),
    ...(rendering.cacheKey !== undefined && { 'x-cache': rendering.cached ? 'hit' : 'miss' }),
  }
}

/** Names in headers that were prepared who spoke in place of the engine that was chosen, once everything was said. */
export function announceSpoken(
  headers: Readonly<Record<string, string>>,
  { spokenBy }: Pick<Take, 'spokenBy'>,
): Readonly<Record<string, string>> {
  const info: unknown = JSON.parse(headers['generation-info'] ?? '{}')
  if (spokenBy.length === 0 || typeof info !== 'object') return headers
  return { ...headers, 'generation-info': JSON.stringify({ ...info, ...describeSpokenBy(spokenBy) }) }
}
