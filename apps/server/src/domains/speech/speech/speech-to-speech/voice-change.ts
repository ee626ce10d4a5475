import type { With } from '#ports/ports.ts'
import { clonedOf } from '../planning/plan-request.ts'
import { createSourceTake, holdForSource, type SourceTake } from '../sources/source-take.ts'
import { openSourceWork } from '../sources/source-work.ts'
import { tellOfStart } from '../starts/tell-of-start.ts'
import { keepVoiceChange } from './keep-voice-change.ts'
import { voiceChangeCost } from './voice-change-cost.ts'
import type { VoiceChangeParts } from './voice-change-parts.ts'

/** Reserves the price, opens the file and lets the engine begin. Rejects when there are no credits for it. */
export async function openVoiceChange(
  ctx: With<'storage' | 'voiceConversion'>,
  parts: VoiceChangeParts,
  leave: () => void,
): Promise<SourceTake> {
  const { plan, source, target, historyItemId } = parts
  const storageKey = `history/${ctx.workspaceId}/${historyItemId}.${plan.format.codec}`
  const held = await holdForSource(ctx, {
    storageKey,
    isKept: plan.logged,
    credits: voiceChangeCost(source.durationMs),
    reason: 'speech_to_speech',
    onPaid: () => tellOfStart(ctx, 'speech_to_speech'),
  })
  const { settings, seed, removesNoise, format } = plan
  const request = { source, target, settings, seed, removesNoise, format }
  const work = openSourceWork(held.spool, (listener) =>
    ctx.ports.voiceConversion.convert(request, listener, {
      share: ctx.workspaceId,
      made: {
        tool: 'speech_to_speech',
        model: plan.model.id,
        contentKey: plan.contentKey,
        clonedVoices: clonedOf(plan.voice),
      },
    }),
  )
  return createSourceTake(held, work, {
    wholeMs: source.durationMs,
    keep: (finished) => keepVoiceChange(ctx, { ...parts, ...held, storageKey, ...finished }),
    leave,
  })
}
