import { contentTypeOf } from '@vireo/audio'
import type { HistoryItemId } from '@vireo/contracts/kit'
import type { SoundEffectInfo } from '@vireo/contracts/sound-effects'
import type { ByteAnswer } from '#kernel/byte-stream.ts'
import type { ConcurrencyPlace } from '#ports/concurrency-gate.ts'
import { manifestHeaders } from '#ports/provenance/manifests.ts'
import type { With } from '#ports/ports.ts'
import { assertRoomForItem } from '#history'
import { enterConcurrency } from '#usage'
import { releaseEventually, reserve } from '#usage/reservations/index.ts'
import { keepSound } from './keep-sound.ts'
import { type MadeSound, makeSound, type SoundPorts } from './make-sound.ts'
import { planSound, type SoundPlan, type SoundRequest } from './plan-sound.ts'

const blockBytes = 64 * 1024
/** Proxies take few kilobytes of headers, and clients sixteen: a paid sound must not be lost over words that are none. */
const listLengthMax = 1500

/** Makes a sound of words and answers with the whole of it. Nothing is charged where none comes of it. */
export async function generateSound(
  ctx: SoundPorts & With<'concurrency' | 'settings' | 'storage'>,
  request: SoundRequest,
): Promise<ByteAnswer> {
  const plan = await planSound(ctx, request)
  const place = await enterConcurrency(ctx, 'turbo')
  try {
    await assertRoomForItem(ctx)
    const reservation = await reserve(ctx, { credits: plan.credits, reason: 'sound_effects' })
    try {
      const made = await makeSound(ctx, plan)
      if (made.engine === undefined) ctx.signal.throwIfAborted()
      const itemId = await keepSound(ctx, plan, made, reservation)
      return answerOf(plan, made, { itemId, place })
    } catch (error) {
      await releaseEventually(ctx, reservation.id)
      throw error
    }
  } finally {
    place.leave()
  }
}

function answerOf(
  plan: SoundPlan,
  { bytes, durationMs, understood, engine }: MadeSound,
  { itemId, place }: { readonly itemId: HistoryItemId; readonly place: ConcurrencyPlace },
): ByteAnswer {
  const info: SoundEffectInfo = {
    seed: plan.wishes.seed,
    duration_seconds: durationMs / 1000,
    made: firstOf(understood.made),
    not_understood: firstOf(understood.unknown),
    ...(engine !== undefined && { engine }),
  }
  return {
    contentType: contentTypeOf(plan.format),
    sizeBytes: bytes.byteLength,
    headers: {
      'history-item-id': itemId,
      'character-cost': String(plan.credits),
      'x-character-count': String(plan.credits),
      'generation-info': asHeader(info),
      ...manifestHeaders(plan.format),
      'current-concurrent-requests': String(place.current),
      'maximum-concurrent-requests': String(place.maximum),
    },
    async send(sink) {
      for (let start = 0; start < bytes.byteLength && !sink.gone; start += blockBytes) {
        if (!sink.write(bytes.subarray(start, start + blockBytes))) await sink.drained()
      }
    },
  }
}

/** Returns as many of the words as the header has room for. */
function firstOf(words: readonly string[]): string[] {
  let length = 0
  const beyond = words.findIndex((word) => (length += asHeader([word]).length) > listLengthMax)
  return words.slice(0, beyond < 0 ? words.length : beyond)
}

/** Writes JSON in the letters that a header may hold; the others as `\u` and four digits, which is the same JSON. */
function asHeader(info: SoundEffectInfo | readonly string[]): string {
  return JSON.stringify(info).replaceAll(
    /[^\x20-\x7e]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
