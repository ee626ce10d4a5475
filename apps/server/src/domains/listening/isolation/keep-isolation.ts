import type { Context } from '#kernel/context.ts'
import { transaction } from '#kernel/transaction.ts'
import { condenseLevels, type FinishedTake, type Held, settleAll } from '#speech/sources/index.ts'
import { settle } from '#usage/reservations/index.ts'
import { isolationCost } from './isolation-cost.ts'
import type { IsolationParts } from './isolation-parts.ts'
import { insertIsolation } from './isolation-store.ts'

type Finished = IsolationParts & Held & FinishedTake & { readonly storageKey: string }

const peaksMax = 400

/** Makes a recording safe: the file first, then price and row in one transaction. */
export async function keepIsolation(ctx: Context, finished: Finished): Promise<void> {
  const { spool, writer, pendingWork, sizeBytes, durationMs } = finished
  await spool.flush()
  await writer.commit()
  const credits = isolationCost(Math.min(durationMs, finished.source.durationMs))
  await transaction(ctx, async (ctx) => {
    await settleAll(pendingWork.reservations, credits, (id, part, isFirst) =>
      settle(ctx, id, part, isFirst ? { durationMs: Math.round(durationMs) } : {}),
    )
    await insertIsolation(ctx, {
      id: finished.id,
      workspace_id: ctx.workspaceId,
      user_id: ctx.actor.userId,
      title: finished.title ?? null,
      storage_key: finished.storageKey,
      size_bytes: sizeBytes,
      duration_ms: Math.round(durationMs),
      credits,
      strength: finished.strength,
      preview: finished.preview ?? null,
      peaks: condenseLevels(finished.levels, peaksMax),
      created_at: ctx.now(),
    })
  })
}
