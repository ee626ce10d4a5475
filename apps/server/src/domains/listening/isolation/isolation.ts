import type { SampleFile } from '@vireo/engines'
import type { With } from '#ports/ports.ts'
import { createSourceTake, holdForSource, openSourceWork, type SourceTake } from '#speech/sources/index.ts'
import { cleanByEngine } from './clean-by-engine.ts'
import { isolationCost } from './isolation-cost.ts'
import type { IsolationParts } from './isolation-parts.ts'
import { keepIsolation } from './keep-isolation.ts'

/** As the field's clients expect it. */
const isolatedFormat = { codec: 'mp3', sampleRateHz: 44_100, bitrateKbps: 128 } as const

/** Reserves the price, opens the file and lets the engines begin. Rejects when there are no credits for it. */
export async function openIsolation(
  ctx: With<'abilities' | 'media' | 'storage' | 'voiceIsolation'>,
  parts: IsolationParts,
  leave: () => void,
): Promise<SourceTake> {
  const { id, source, strength } = parts
  const storageKey = `isolation/${ctx.workspaceId}/${id}.mp3`
  let cleaned: SampleFile | undefined
  const held = await holdForSource(ctx, {
    storageKey,
    isKept: true,
    credits: isolationCost(source.durationMs),
    reason: 'audio_isolation',
    onPaid: async () => {
      if (strength > 0) cleaned = await cleanByEngine(ctx, source)
      ctx.signal.throwIfAborted()
    },
  })
  const request = { source, strength, format: isolatedFormat, ...(cleaned && { cleaned }) }
  const work = openSourceWork(held.spool, (listener) =>
    ctx.ports.voiceIsolation.isolate(request, listener, { share: ctx.workspaceId }),
  )
  return createSourceTake(held, work, {
    wholeMs: source.durationMs,
    keep: (finished) => keepIsolation(ctx, { ...parts, ...held, storageKey, ...finished }),
    leave,
  })
}
