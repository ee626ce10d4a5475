import type { isolationEndpoints } from '@vireo/contracts/isolation'
import { isolationLimits } from '@vireo/contracts/isolation'
import type { Input } from '@vireo/contracts/kit'
import { assertRoomForItem } from '#history'
import { AppError, invariant } from '#kernel/errors.ts'
import type { ConcurrencyPlace } from '#ports/concurrency-gate.ts'
import type { With } from '#ports/ports.ts'
import { readUpload, type UploadedSound } from '#ports/read-upload.ts'
import { shownName } from '#speech'
import { enterConcurrency } from '#usage'
import { assertAffordable } from '#usage/reservations/index.ts'
import { cleanByEngine } from './clean-by-engine.ts'
import { isolationCost } from './isolation-cost.ts'
import { type Isolation, openIsolation } from './isolation.ts'

export type IsolationRequest = Input<typeof isolationEndpoints.stream> & {
  readonly preview_b64?: string | null | undefined
}

export type IsolationPorts = With<'abilities' | 'concurrency' | 'media' | 'settings' | 'storage' | 'voiceIsolation'>

export type BegunIsolation = { readonly isolation: Isolation; readonly headers: Readonly<Record<string, string>> }

const bareRateHz = 16_000
const shortestMs = 100

/** Refuses an isolation before its recording has come: throws over credits or room. */
export async function assertMayIsolate(ctx: With<'settings'>): Promise<void> {
  await assertAffordable(ctx, isolationCost(shortestMs))
  await assertRoomForItem(ctx)
}

/** Checks a recording, reserves the price and lets the engine begin. */
export async function beginIsolation(ctx: IsolationPorts, request: IsolationRequest): Promise<BegunIsolation> {
  const place = await enterConcurrency(ctx, 'multilingual')
  try {
    const source = await readSource(ctx, request)
    await assertRoomForItem(ctx)
    await assertAffordable(ctx, isolationCost(source.durationMs))
    const cleaned = request.strength > 0 ? await cleanByEngine(ctx, source) : undefined
    ctx.signal.throwIfAborted()
    const isolation = await openIsolation(ctx, {
      source,
      strength: request.strength,
      cleaned,
      title: shownName(request.files.audio[0]?.fileName),
      preview: request.preview_b64 ?? undefined,
    })
    const credits = String(isolationCost(source.durationMs))
    return {
      isolation: leavingWith(place, isolation),
      headers: { 'history-item-id': isolation.id, 'character-cost': credits, 'x-character-count': credits },
    }
  } catch (error) {
    place.leave()
    throw error
  }
}

async function readSource(
  ctx: With<'media'>,
  { files, file_format: format }: IsolationRequest,
): Promise<UploadedSound> {
  const [file] = files.audio
  invariant(file, 'the contract asks for a file')
  const sound = await readUpload(ctx, file, {
    durationMsMax: isolationLimits.durationMsMax,
    bareRateHz: format === 'pcm_s16le_16' ? bareRateHz : undefined,
  })
  if (sound.durationMs < shortestMs) throw new AppError('audio_too_short', { param: 'audio' })
  return sound
}

/** Gives the place back as soon as the engine is done or given up. */
function leavingWith(place: ConcurrencyPlace, isolation: Isolation): Isolation {
  const afterwards = <T>(work: Promise<T>) => work.finally(place.leave)
  return {
    id: isolation.id,
    finish: () => afterwards(isolation.finish()),
    stopEarly: () => afterwards(isolation.stopEarly()),
    abandon: () => afterwards(isolation.abandon()),
    attach: (sink) => isolation.attach(sink),
    drain: () => isolation.drain(),
    read: (range) => isolation.read(range),
    close: () => isolation.close(),
    get sizeBytes() {
      return isolation.sizeBytes
    },
  }
}
