import { voiceChangeLimits } from '@vireo/contracts/speech'
import type { ConcurrencyPlace } from '#ports/concurrency-gate.ts'
import { manifestHeaders } from '#ports/provenance/manifests.ts'
import type { With } from '#ports/ports.ts'
import { assertRoomForItem } from '#history'
import { enterConcurrency } from '#usage'
import { readSource } from '../sources/read-source.ts'
import type { SourceTake } from '../sources/source-take.ts'
import { learnVoice } from './learn-voice.ts'
import { planVoiceChange, type VoiceChangePlan, type VoiceChangeRequest } from './plan-voice-change.ts'
import { openVoiceChange } from './voice-change.ts'
import { voiceChangeCost } from './voice-change-cost.ts'
import type { VoiceChangeParts } from './voice-change-parts.ts'

export type BegunVoiceChange = {
  readonly change: SourceTake
  readonly plan: VoiceChangePlan
  readonly headers: Readonly<Record<string, string>>
}

/** Checks a request and its recording, reserves the price and lets the engine begin. */
export async function beginVoiceChange(
  ctx: With<'concurrency' | 'media' | 'settings' | 'speech' | 'storage' | 'voiceConversion'>,
  request: VoiceChangeRequest,
): Promise<BegunVoiceChange> {
  const plan = await planVoiceChange(ctx, request)
  const place = await enterConcurrency(ctx, plan.model.concurrencyGroup)
  try {
    const source = await readSource(ctx, request.files.audio, {
      durationMsMax: voiceChangeLimits.durationMsMax,
      format: request.file_format,
    })
    if (plan.logged) await assertRoomForItem(ctx)
    const target = await learnVoice(ctx, plan.voice)
    ctx.signal.throwIfAborted()
    const parts = { historyItemId: ctx.newId('historyItem'), plan, source, target }
    const change = await openVoiceChange(ctx, parts, place.leave)
    return { change, plan, headers: announce(parts, place) }
  } catch (error) {
    place.leave()
    throw error
  }
}

/** Returns the headers that an answer sends before its audio. */
function announce({ historyItemId, plan, source }: VoiceChangeParts, place: ConcurrencyPlace): Record<string, string> {
  const credits = String(voiceChangeCost(source.durationMs))
  return {
    ...(plan.logged && { 'history-item-id': historyItemId }),
    'character-cost': credits,
    'x-character-count': credits,
    'generation-info': JSON.stringify({ seed: plan.seed }),
    ...manifestHeaders(plan.format),
    'current-concurrent-requests': String(place.current),
    'maximum-concurrent-requests': String(place.maximum),
  }
}
