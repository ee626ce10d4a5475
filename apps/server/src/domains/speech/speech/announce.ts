import type { Generation } from './generation.ts'
import type { Rendering } from './planning/plan-request.ts'
import type { Script } from './planning/plan-script.ts'

/**
 * Returns the headers that an answer sends before its audio: how to find it again, what it cost, how it was made.
 * `generation-info` is JSON: the seed that repeats the take, and the voices that read foreign runs.
 */
export function announce(generation: Generation, rendering: Rendering, script: Script): Record<string, string> {
  const others = [...script.otherVoices].map(([language, voice]) => ({ language, voice_id: voice.voiceId }))
  const info = { seed: rendering.seed, ...(others.length > 0 && { other_voices: others }) }
  return {
    ...(rendering.logged && { 'history-item-id': generation.historyItemId }),
    'character-cost': String(script.credits),
    'x-character-count': String(script.credits),
    'generation-info': JSON.stringify(info),
    ...(rendering.cacheKey !== undefined && { 'x-cache': rendering.cached ? 'hit' : 'miss' }),
  }
}
