import type { ByteSink } from '#kernel/byte-stream.ts'
import type { With } from '#ports/ports.ts'
import type { ByteRange, StorageWriter } from '#ports/storage.ts'
import { reserve } from '#usage/reservations/index.ts'
import { createPendingWork, once, type PendingWork } from '../pending-work.ts'
import type { Deliverable } from '../stream.ts'
import { createSpool, type Spool } from '../takes/spool.ts'
import type { Made, SourceWork } from './source-work.ts'

/** What is being made of a recording that somebody sent. Its price is reserved from the start. */
export type SourceTake = Deliverable & {
  /** Delivers it into a sink while it is made. */
  attach(sink: ByteSink): void
  /** Resolves once the attached sink has everything. */
  drain(): Promise<void>
  /** Delivers a part of what there is. */
  read(range: ByteRange): Promise<Uint8Array>
  readonly sizeBytes: number
  /** How much of the recording has been worked on. */
  readonly madeMs: number
}

/** What is held while it is made. */
export type Held = { readonly writer: StorageWriter; readonly spool: Spool; readonly pendingWork: PendingWork }

/** What is made, and what it costs. */
export type FinishedTake = Made & { readonly sizeBytes: number; readonly isWhole: boolean }

type Wanted = {
  readonly storageKey: string
  /** Whether the file stays once it is complete. */
  readonly isKept: boolean
  readonly credits: number
  readonly reason: string
  /** Called once the price is reserved. */
  readonly onPaid?: () => Promise<void>
}

/** Opens the file and reserves the price. Rejects, and holds nothing, when there are no credits for it. */
export async function holdForSource(
  ctx: With<'storage'>,
  { storageKey, isKept, credits, reason, onPaid }: Wanted,
): Promise<Held> {
  const writer = await ctx.ports.storage.create(storageKey)
  const pendingWork = createPendingWork(ctx, { writer, isKept })
  try {
    await pendingWork.add(await reserve(ctx, { credits, reason }))
    await onPaid?.()
  } catch (error) {
    await pendingWork.giveBack()
    throw error
  }
  return { writer, pendingWork, spool: createSpool(writer) }
}

type Progress = { readonly delivering: boolean; readonly endsEarly: boolean }

/** What is missing at the end of a recording that is whole: less than a sample. */
const missingMsMax = 1

type Ends = {
  /** How long it lasts when all of it is made, in milliseconds. */
  readonly wholeMs: number
  /** Makes what was made safe. */
  keep(finished: FinishedTake): Promise<void>
  /** Called as soon as the engine is done or given up. */
  leave(): void
}

/** Hands out what an engine makes, and keeps it in the end; gives everything back where that is not possible. */
export function createSourceTake(held: Held, work: SourceWork, { wholeMs, keep, leave }: Ends): SourceTake {
  const { spool, writer, pendingWork } = held
  const progress = { delivering: false, endsEarly: false }
  let hasEnded = false
  work.ended.then(
    () => (hasEnded = true),
    () => undefined,
  )
  const abandon = async () => {
    work.cancel()
    await pendingWork.giveBack().finally(leave)
  }
  const complete = once(async () => {
    try {
      await keepWhenDone(held, work, { wholeMs, keep, progress })
    } catch (error) {
      await abandon()
      throw error
    } finally {
      leave()
    }
  })
  return {
    finish: complete,
    stopEarly: () => {
      progress.endsEarly = !hasEnded
      work.finishEarly()
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
      return work.made().durationMs
    },
  }
}

async function keepWhenDone(
  { spool, writer, pendingWork }: Held,
  work: SourceWork,
  { wholeMs, keep, progress }: Omit<Ends, 'leave'> & { readonly progress: Progress },
): Promise<void> {
  const keepAll = async (sizeBytes: number, isWhole: boolean) => {
    await keep({ ...work.made(), sizeBytes, isWhole })
    pendingWork.kept = true
  }
  try {
    await work.ended
  } catch (error) {
    const { durationMs, stretchBytes } = work.made()
    // What was delivered before an engine failed was used: it is kept and charged, the rest is not.
    if (progress.delivering && durationMs > 0) {
      await spool.flush()
      await writer.truncate(stretchBytes)
      await keepAll(stretchBytes, false)
    }
    throw error
  }
  // Whoever left while the last of it was under way left nothing out.
  const isWhole = !progress.endsEarly || work.made().durationMs > wholeMs - missingMsMax
  await keepAll(spool.sizeBytes, isWhole)
}
