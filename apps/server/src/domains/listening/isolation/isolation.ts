import type { With } from '#ports/ports.ts'
import { createSourceTake, holdForSource, openSourceWork, type SourceTake } from '#speech/sources/index.ts'
import { isolationCost } from './isolation-cost.ts'
import type { IsolationParts } from './isolation-parts.ts'
import { keepIsolation } from './keep-isolation.ts'

/** As the field's clients expect it. */
const isolatedFormat = { codec: 'mp3', sampleRateHz: 44_100, bitrateKbps: 128 } as const

/** Reserves the price, opens the file and lets the engine begin. Rejects when there are no credits for it. */
export async function openIsolation(
  ctx: With<'storage' | 'voiceIsolation'>,
  parts: IsolationParts,
  leave: () => void,
): Promise<SourceTake> {
  const { id, source, strength, cleaned } = parts
  const storageKey = `isolation/${ctx.workspaceId}/${id}.mp3`
  const held = await holdForSource(ctx, {
    storageKey,
    isKept: true,
    credits: isolationCost(source.durationMs),
    reason: 'audio_isolation',
  })
  const request = { source, strength, format: isolatedFormat, ...(cleaned && { cleaned }) }
  const work = openSourceWork(held.spool, (listener) =>
    ctx.ports.voiceIsolation.isolate(request, listener, { share: ctx.workspaceId }),
  )
  return createSourceTake(held, work, {
    keep: (finished) => keepIsolation(ctx, { ...parts, ...held, storageKey, ...finished }),
    leave,
  })
}
