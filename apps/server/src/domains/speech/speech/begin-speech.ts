import type { VoiceId } from '@vireo/contracts/kit'
import type { SpeechBody } from '@vireo/contracts/speech'
import type { ConcurrencyPlace } from '#ports/concurrency-gate.ts'
import type { With } from '#ports/ports.ts'
import { enterConcurrency } from '#usage'
import { announce } from './announce.ts'
import { cacheKeyOf } from './cache/cache-key.ts'
import { findCachedTake } from './cache/find-cached-take.ts'
import { type Generation, type OnPiece, openGeneration } from './generation.ts'
import type { Pronunciation } from '#pronunciation'
import { type Rendering, planRendering } from './planning/plan-request.ts'
import { assertSayable, planScript } from './planning/plan-script.ts'
import type { SaidScript } from './takes/take.ts'

export type SpeechRequest = SpeechBody & {
  readonly voice_id: VoiceId
  readonly output_format: string
  readonly enable_logging: boolean
  /** Rules that are not saved, in place of dictionaries. */
  readonly pronunciation?: Pronunciation
}

export type BegunSpeech = {
  readonly generation: Generation
  readonly rendering: Rendering
  readonly script: SaidScript
  readonly headers: Readonly<Record<string, string>>
  /** Resolves once the price is reserved; only then may anything be delivered. */
  readonly admitted: Promise<void>
}

/**
 * Checks a request and lets the engine begin, while the credits are being reserved. Who names the seed of a take
 * that the workspace has gets that recording again, for nothing.
 */
export async function beginSpeech(
  ctx: With<'concurrency' | 'settings' | 'speech' | 'storage'>,
  request: SpeechRequest,
  onPiece?: OnPiece,
): Promise<BegunSpeech> {
  const rendering = await planRendering(ctx, request)
  assertSayable(request.text, rendering)
  const begin = (how: Rendering) => beginScript(ctx, how, () => planScript(ctx, request.text, how), onPiece)
  if (!rendering.logged) return begin(rendering)
  const cacheKey = cacheKeyOf(rendering, request.text)
  const findable = { ...rendering, contentKey: cacheKey }
  if (typeof request.seed !== 'number') return begin(findable)
  const cached = await findCachedTake(ctx, cacheKey)
  if (!cached) return begin({ ...findable, cacheKey })
  const free = { ...rendering.model, costMultiplier: 0 }
  return begin({ ...findable, model: free, cacheKey, cached })
}

/**
 * Plans what has been checked, once it has a place among the workspace's running generations, and lets the engine
 * begin while the credits are being reserved.
 */
export async function beginScript(
  ctx: With<'concurrency' | 'settings' | 'speech' | 'storage'>,
  rendering: Rendering,
  plan: () => Promise<SaidScript>,
  onPiece?: OnPiece,
): Promise<BegunSpeech> {
  const place = await enterConcurrency(ctx, rendering.model.concurrencyGroup)
  try {
    const script = await plan()
    ctx.signal.throwIfAborted()
    const generation = leavingWith(place, await openGeneration(ctx, rendering, onPiece))
    const admitted = generation.say(script)
    admitted.catch(() => undefined)
    return {
      generation,
      rendering,
      script,
      headers: { ...announce(generation, rendering, script), ...gauge(place) },
      admitted,
    }
  } catch (error) {
    place.leave()
    throw error
  }
}

/** Gives the place back as soon as the engine is done or given up. */
function leavingWith(place: ConcurrencyPlace, generation: Generation): Generation {
  const afterwards = <T>(work: Promise<T>) => work.finally(place.leave)
  return {
    ...generation,
    finish: () => afterwards(generation.finish()),
    stopEarly: () => afterwards(generation.stopEarly()),
    abandon: () => afterwards(generation.abandon()),
  }
}

function gauge(place: ConcurrencyPlace): Record<string, string> {
  return {
    'current-concurrent-requests': String(place.current),
    'maximum-concurrent-requests': String(place.maximum),
  }
}
