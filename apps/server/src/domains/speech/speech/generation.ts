import type { HistoryItemId } from '@vireo/contracts/kit'
import type { Context } from '#kernel/context.ts'
import type { ByteSink } from '#kernel/byte-stream.ts'
import type { With } from '#ports/ports.ts'
import type { ByteRange, StorageWriter } from '#ports/storage.ts'
import { assertRoomForItem } from '#history'
import { reserve } from '#usage/reservations/index.ts'
import { replaySpeaking } from './cache/replay-speaking.ts'
import type { GenerationParts } from './generation-parts.ts'
import { createPendingWork, type PendingWork, once } from './pending-work.ts'
import { keepTake } from './takes/keep-take.ts'
import type { Rendering } from './planning/plan-request.ts'
import { openSpeaking, type Speaking, type SpeakingListener } from './speaking.ts'
import { createSpool, type Spool } from './takes/spool.ts'
import type { CachedPiece } from './tables.ts'
import { createTake, type SaidScript, type SpokenPiece, type Take } from './takes/take.ts'
import { tellOfStart } from './starts/tell-of-start.ts'

/**
 * One recording in the making, whatever shape the answer has. Credits are reserved while the engine
 * already speaks; nothing may be delivered before `say` has resolved, and nothing is acknowledged
 * before `finish` has.
 */
export type Generation = {
  readonly historyItemId: HistoryItemId
  readonly take: Take
  /** Adds a text; resolves once its credits are reserved, rejects when there are too few. */
  say(script: SaidScript): Promise<void>
  /** Adds a text once its credits are reserved; a text that cannot be paid leaves no trace in the recording. */
  sayOncePaid(script: SaidScript): Promise<void>
  /** Rejects as soon as the engine fails; resolves once everything was said. */
  readonly spoken: Promise<void>
  /** Ends the text. Resolves when recording, price and history row are safe on disk. */
  finish(): Promise<void>
  /** Completes and keeps the sentence being said for a listener who left; the rest is not said. */
  stopEarly(): Promise<void>
  /** Stops at once; nothing is kept or charged. Harmless after `finish`. */
  abandon(): Promise<void>
  /** Delivers the recording into a sink while it is made. */
  attach(sink: ByteSink): void
  /** Resolves once the attached sink has everything. */
  drain(): Promise<void>
  /** Delivers a part of the recording, which may still be growing. */
  read(range: ByteRange): Promise<Uint8Array>
  /** Releases everything; must be called when nobody reads any more. */
  close(): Promise<void>
}

/** Called in order, after the last byte of each piece. */
export type OnPiece = (piece: SpokenPiece) => void

/** Opens file and engine. Who opens has a place among the workspace's running generations already. */
export async function openGeneration(
  ctx: With<'settings' | 'speech' | 'storage'>,
  rendering: Rendering,
  onPiece?: OnPiece,
): Promise<Generation> {
  if (rendering.logged) await assertRoomForItem(ctx)
  const historyItemId = ctx.newId('historyItem')
  const storageKey = `history/${ctx.workspaceId}/${historyItemId}.${rendering.format.codec}`
  const writer = await ctx.ports.storage.create(storageKey)
  return createGeneration(ctx, { rendering, historyItemId, storageKey, writer }, onPiece)
}

function createGeneration(ctx: With<'speech' | 'storage'>, parts: GenerationParts, onPiece?: OnPiece): Generation {
  const { rendering, writer } = parts
  const spool = createSpool(writer)
  const take = createTake(rendering)
  const pendingWork = createPendingWork(ctx, { writer, isKept: rendering.logged })
  const progress = { delivering: false }
  const pieces: CachedPiece[] = []
  const speaking = speakInto(ctx, rendering, { spool, take, pieces, onPiece })
  const tell = once(() => tellOfStart(ctx, 'text_to_speech'))
  const abandon = async () => {
    speaking.cancel()
    await pendingWork.giveBack()
  }
  const complete = once(() =>
    completeTake(ctx, { ...parts, spool, take, pieces, speaking, pendingWork, progress, abandon }),
  )
  return {
    historyItemId: parts.historyItemId,
    take,
    spoken: speaking.ended,
    async say(script) {
      take.addScript(script)
      const reserving = reserve(ctx, { credits: script.credits, reason: 'text_to_speech' })
      speaking.push(script.speech)
      await pendingWork.add(await reserving)
      await tell()
    },
    async sayOncePaid(script) {
      await pendingWork.add(await reserve(ctx, { credits: script.credits, reason: 'text_to_speech' }))
      await tell()
      take.addScript(script)
      speaking.push(script.speech)
    },
    finish: () => {
      speaking.finish()
      return complete()
    },
    stopEarly: () => {
      speaking.stopEarly()
      return complete()
    },
    abandon,
    attach: (sink) => {
      progress.delivering = true
      spool.attach(sink)
    },
    drain: () => spool.drain(),
    read: async (range) => {
      progress.delivering = true
      await spool.flush()
      return writer.read(range)
    },
    close: () => pendingWork.close(),
  }
}

type Receiver = {
  readonly spool: Spool
  readonly take: Take
  readonly pieces: CachedPiece[]
  readonly onPiece: OnPiece | undefined
}

/** Starts the engine, or the recording that answers already, speaking into a take. */
function speakInto(
  ctx: With<'speech' | 'storage'>,
  rendering: Rendering,
  { spool, take, pieces, onPiece }: Receiver,
): Speaking {
  const listener: SpeakingListener = {
    audio: (bytes) => spool.append(bytes),
    piece: (report) => {
      if (rendering.cacheKey !== undefined) pieces.push({ report, endBytes: spool.sizeBytes })
      const piece = take.addPiece(report, spool.sizeBytes)
      if (piece) onPiece?.(piece)
    },
    end: (durationMs) => take.complete(durationMs, spool.sizeBytes),
  }
  return rendering.cached ? replaySpeaking(ctx, rendering.cached, listener) : openSpeaking(ctx, rendering, listener)
}

type Completion = GenerationParts & {
  readonly spool: Spool
  readonly take: Take
  readonly pieces: readonly CachedPiece[]
  readonly speaking: Speaking
  readonly pendingWork: PendingWork
  readonly progress: { readonly delivering: boolean }
  abandon(): Promise<void>
}

/** Waits for the engine and keeps what it said; gives everything back where that is not possible. */
async function completeTake(ctx: Context, completion: Completion): Promise<void> {
  const { spool, take, pendingWork, speaking, progress, writer } = completion
  const keep = async () => {
    await keepTake(ctx, { ...completion, reservations: pendingWork.reservations })
    pendingWork.kept = true
  }
  try {
    try {
      await speaking.ended
    } catch (error) {
      // What was delivered before an engine failed was used: it is kept and charged, the rest is not.
      if (progress.delivering && take.spokenPieces > 0) await keepDelivered(spool, writer, take).then(keep)
      throw error
    }
    await keep()
  } catch (error) {
    await completion.abandon()
    throw error
  }
}

/** Cuts off what a failing engine left behind the last whole piece. */
async function keepDelivered(spool: Spool, writer: StorageWriter, take: Take): Promise<void> {
  await spool.flush()
  await writer.truncate(take.spokenBytes)
  take.complete(take.durationMs, take.spokenBytes)
}
