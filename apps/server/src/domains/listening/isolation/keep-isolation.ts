import { forgetStorageUse } from '#history'
import { transaction } from '#kernel/transaction.ts'
import type { With } from '#ports/ports.ts'
import { condenseLevels, type FinishedTake, type Held, settleAll } from '#speech/sources/index.ts'
import { settle } from '#usage/reservations/index.ts'
import { isolationCost } from './isolation-cost.ts'
import type { IsolationParts } from './isolation-parts.ts'
import { insertIsolation } from './isolation-store.ts'
import { type KeptFilm, keepFilm } from './films/keep-film.ts'

type Finished = IsolationParts & Held & FinishedTake & { readonly storageKey: string }

const peaksMax = 400

/** Makes a recording safe: the files first, then price and row in one transaction. */
export async function keepIsolation(ctx: With<'media' | 'storage'>, finished: Finished): Promise<void> {
  const { spool, writer } = finished
  await spool.flush()
  await writer.commit()
  const film = await keepFilm(ctx, finished)
  try {
    await keepRow(ctx, finished, film)
  } catch (error) {
    if (film.key !== null) await ctx.ports.storage.remove(film.key)
    throw error
  }
}

async function keepRow(ctx: With<'storage'>, finished: Finished, film: KeptFilm): Promise<void> {
  const { pendingWork, durationMs } = finished
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
      size_bytes: finished.sizeBytes,
      duration_ms: Math.round(durationMs),
      credits,
      strength: finished.strength,
      preview: finished.preview ?? null,
      peaks: condenseLevels(finished.levels, peaksMax),
      film_key: film.key,
      film_type: film.type,
      film_bytes: film.sizeBytes,
      film_failed: film.hasFailed,
      created_at: ctx.now(),
      is_whole: finished.isWhole,
    })
    ctx.afterCommit(forgetStorageUse)
  })
}
