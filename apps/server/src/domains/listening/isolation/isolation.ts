import type { Context } from '#kernel/context.ts'
import type { ByteSink } from '#kernel/byte-stream.ts'
import type { With } from '#ports/ports.ts'
import type { ByteRange } from '#ports/storage.ts'
import { createPendingWork, createSpool, type Deliverable, once } from '#speech'
import { reserve } from '#usage/reservations/index.ts'
import { type Isolating, openIsolating } from './isolating.ts'
import { isolationCost } from './isolation-cost.ts'
import type { IsolationParts, OpenParts } from './isolation-parts.ts'
import { keepIsolation } from './keep-isolation.ts'

/** A recording whose voice is being isolated. Its price is reserved from the start. */
export type Isolation = Deliverable & {
  readonly id: string
  /** Delivers the recording into a sink while it is made. */
  attach(sink: ByteSink): void
  /** Resolves once the attached sink has everything. */
  drain(): Promise<void>
  /** Delivers a part of what there is. */
  read(range: ByteRange): Promise<Uint8Array>
  readonly sizeBytes: number
}

/** Reserves the price, opens the file and lets the engine begin. Rejects when there are no credits for it. */
export async function openIsolation(
  ctx: With<'storage' | 'voiceIsolation'>,
  parts: IsolationParts,
): Promise<Isolation> {
  const id = ctx.newId('isolation')
  const storageKey = `isolation/${ctx.workspaceId}/${id}.mp3`
  const writer = await ctx.ports.storage.create(storageKey)
  const pendingWork = createPendingWork(ctx, { writer, isKept: true })
  try {
    const credits = isolationCost(parts.source.durationMs)
    await pendingWork.add(await reserve(ctx, { credits, reason: 'audio_isolation' }))
  } catch (error) {
    await pendingWork.giveBack()
    throw error
  }
  return createIsolation(ctx, { ...parts, id, storageKey, writer, pendingWork, spool: createSpool(writer) })
}

function createIsolation(ctx: With<'voiceIsolation'>, parts: OpenParts): Isolation {
  const { spool, writer, pendingWork } = parts
  const isolating = openIsolating(ctx, parts)
  const abandon = async () => {
    isolating.cancel()
    await pendingWork.giveBack()
  }
  const complete = once(async () => {
    try {
      await keepWhenDone(ctx, parts, isolating)
    } catch (error) {
      await abandon()
      throw error
    }
  })
  return {
    id: parts.id,
    finish: complete,
    stopEarly: () => {
      isolating.finishEarly()
      return complete()
    },
    abandon,
    attach: (sink) => spool.attach(sink),
    drain: () => spool.drain(),
    read: async (range) => {
      await spool.flush()
      return writer.read(range)
    },
    close: () => pendingWork.close(),
    get sizeBytes() {
      return spool.sizeBytes
    },
  }
}

async function keepWhenDone(ctx: Context, parts: OpenParts, isolating: Isolating): Promise<void> {
  await isolating.ended
  await keepIsolation(ctx, { ...parts, sizeBytes: parts.spool.sizeBytes, ...isolating.made() })
  parts.pendingWork.kept = true
}
