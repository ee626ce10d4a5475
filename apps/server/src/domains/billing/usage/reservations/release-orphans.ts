import type { Context } from '#kernel/context.ts'
import { listOrphans, releaseReservation } from './reservation-store.ts'

const batchSize = 500

/** Gives back what processes had set aside that died before they settled it. Returns how many there were. */
export async function releaseOrphans(ctx: Context): Promise<number> {
  let released = 0
  for (;;) {
    const orphans = await listOrphans(ctx, batchSize)
    for (const orphan of orphans) {
      if (await releaseReservation(ctx, orphan.workspace_id, orphan.id)) released++
    }
    if (orphans.length < batchSize) return released
  }
}
