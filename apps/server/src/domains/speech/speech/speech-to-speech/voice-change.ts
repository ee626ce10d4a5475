import type { HistoryItemId } from '@vireo/contracts/kit'
import type { Context } from '#kernel/context.ts'
import type { ByteSink } from '#kernel/byte-stream.ts'
import type { With } from '#ports/ports.ts'
import type { ByteRange } from '#ports/storage.ts'
import { reserve } from '#usage/reservations/index.ts'
import { createPendingWork, once } from '../pending-work.ts'
import { createSpool } from '../takes/spool.ts'
import { tellOfStart } from '../starts/tell-of-start.ts'
import type { Deliverable } from '../stream.ts'
import { type Converting, openConverting } from './converting.ts'
import { keepVoiceChange } from './keep-voice-change.ts'
import { sourceCost } from './source-cost.ts'
import type { OpenParts, VoiceChangeParts } from './voice-change-parts.ts'

/** A recording that is being said in another voice. Its price is reserved from the start. */
export type VoiceChange = Deliverable & {
  readonly historyItemId: HistoryItemId
  /** Delivers the recording into a sink while it is made. */
  attach(sink: ByteSink): void
  /** Resolves once the attached sink has everything. */
  drain(): Promise<void>
  /** Delivers a part of what there is. */
  read(range: ByteRange): Promise<Uint8Array>
  readonly sizeBytes: number
  /** How much of the recording has been said. */
  readonly madeMs: number
}

/** Reserves the price, opens the file and lets the engine begin. Rejects when there are no credits for it. */
export async function openVoiceChange(
  ctx: With<'storage' | 'voiceConversion'>,
  parts: VoiceChangeParts,
): Promise<VoiceChange> {
  const { plan, source } = parts
  const historyItemId = ctx.newId('historyItem')
  const storageKey = `history/${ctx.workspaceId}/${historyItemId}.${plan.format.codec}`
  const writer = await ctx.ports.storage.create(storageKey)
  const pendingWork = createPendingWork(ctx, { writer, isKept: plan.logged })
  try {
    await pendingWork.add(await reserve(ctx, { credits: sourceCost(source.durationMs), reason: 'speech_to_speech' }))
    await tellOfStart(ctx, 'speech_to_speech')
  } catch (error) {
    await pendingWork.giveBack()
    throw error
  }
  return createVoiceChange(ctx, {
    ...parts,
    historyItemId,
    storageKey,
    writer,
    pendingWork,
    spool: createSpool(writer),
  })
}

function createVoiceChange(ctx: With<'voiceConversion'>, parts: OpenParts): VoiceChange {
  const { spool, writer, pendingWork } = parts
  const progress = { delivering: false }
  const converting = openConverting(ctx, parts)
  const abandon = async () => {
    converting.cancel()
    await pendingWork.giveBack()
  }
  const complete = once(async () => {
    try {
      await keepWhenDone(ctx, parts, converting, progress)
    } catch (error) {
      await abandon()
      throw error
    }
  })
  return {
    historyItemId: parts.historyItemId,
    finish: complete,
    stopEarly: () => {
      converting.finishEarly()
      return complete()
    },
    abandon,
    attach: (sink) => {
      progress.delivering = true
      spool.attach(sink)
    },
    drain: () => spool.drain(),
    read: async (range) => {
      await spool.flush()
      return writer.read(range)
    },
    close: () => pendingWork.close(),
    get sizeBytes() {
      return spool.sizeBytes
    },
    get madeMs() {
      return converting.made().durationMs
    },
  }
}

async function keepWhenDone(
  ctx: Context,
  parts: OpenParts,
  converting: Converting,
  progress: { readonly delivering: boolean },
): Promise<void> {
  const { spool, writer, pendingWork } = parts
  const keep = async (sizeBytes: number) => {
    await keepVoiceChange(ctx, { ...parts, sizeBytes, ...converting.made() })
    pendingWork.kept = true
  }
  try {
    await converting.ended
  } catch (error) {
    const { durationMs, stretchBytes } = converting.made()
    // What was delivered before an engine failed was used: it is kept and charged, the rest is not.
    if (progress.delivering && durationMs > 0) {
      await spool.flush()
      await writer.truncate(stretchBytes)
      await keep(stretchBytes)
    }
    throw error
  }
  await keep(spool.sizeBytes)
}
