import { voiceChangeLimits } from '@vireo/contracts/speech'
import type { ConcurrencyPlace } from '#ports/concurrency-gate.ts'
import type { With } from '#ports/ports.ts'
import { readUpload, type UploadedSound } from '#ports/read-upload.ts'
import { assertRoomForItem } from '#history'
import { enterConcurrency } from '#usage'
import { invariant } from '#kernel/errors.ts'
import { learnVoice } from './learn-voice.ts'
import { planVoiceChange, type VoiceChangePlan, type VoiceChangeRequest } from './plan-voice-change.ts'
import { sourceCost } from './source-cost.ts'
import { openVoiceChange, type VoiceChange } from './voice-change.ts'

export type BegunVoiceChange = {
  readonly change: VoiceChange
  readonly plan: VoiceChangePlan
  readonly headers: Readonly<Record<string, string>>
}

const bareRateHz = 16_000

/** Checks a request and its recording, reserves the price and lets the engine begin. */
export async function beginVoiceChange(
  ctx: With<'concurrency' | 'media' | 'settings' | 'speech' | 'storage' | 'voiceConversion'>,
  request: VoiceChangeRequest,
): Promise<BegunVoiceChange> {
  const plan = await planVoiceChange(ctx, request)
  const place = await enterConcurrency(ctx, plan.model.concurrencyGroup)
  try {
    const source = await readSource(ctx, request)
    if (plan.logged) await assertRoomForItem(ctx)
    const target = await learnVoice(ctx, plan.voice)
    ctx.signal.throwIfAborted()
    const change = leavingWith(place, await openVoiceChange(ctx, { plan, source, target }))
    return { change, plan, headers: announce(change, plan, source, place) }
  } catch (error) {
    place.leave()
    throw error
  }
}

function readSource(ctx: With<'media'>, { files, file_format: format }: VoiceChangeRequest): Promise<UploadedSound> {
  const [file] = files.audio
  invariant(file, 'the contract asks for a file')
  return readUpload(ctx, file, {
    durationMsMax: voiceChangeLimits.durationMsMax,
    bareRateHz: format === 'pcm_s16le_16' ? bareRateHz : undefined,
  })
}

/** Gives the place back as soon as the engine is done or given up. */
function leavingWith(place: ConcurrencyPlace, change: VoiceChange): VoiceChange {
  const afterwards = <T>(work: Promise<T>) => work.finally(place.leave)
  return {
    historyItemId: change.historyItemId,
    finish: () => afterwards(change.finish()),
    stopEarly: () => afterwards(change.stopEarly()),
    abandon: () => afterwards(change.abandon()),
    attach: (sink) => change.attach(sink),
    drain: () => change.drain(),
    read: (range) => change.read(range),
    close: () => change.close(),
    get sizeBytes() {
      return change.sizeBytes
    },
    get madeMs() {
      return change.madeMs
    },
  }
}

/** Returns the headers that an answer sends before its audio. */
function announce(
  change: VoiceChange,
  plan: VoiceChangePlan,
  source: UploadedSound,
  place: ConcurrencyPlace,
): Record<string, string> {
  const credits = String(sourceCost(source.durationMs))
  return {
    ...(plan.logged && { 'history-item-id': change.historyItemId }),
    'character-cost': credits,
    'x-character-count': credits,
    'generation-info': JSON.stringify({ seed: plan.seed }),
    'current-concurrent-requests': String(place.current),
    'maximum-concurrent-requests': String(place.maximum),
  }
}
