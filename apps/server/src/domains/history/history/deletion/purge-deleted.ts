import type { Context } from '#kernel/context.ts'
import { tryHoldPurgeLock } from '#kernel/purge-lock-store.ts'

import { transaction } from '#kernel/transaction.ts'
import { removeDeletedBefore } from './deletion-store.ts'

/** How long a deletion can still be undone. */
export const purgeDelayMs = 30_000
const batchSize = 200

/** Purges items that were deleted a while ago. Does nothing while a backup copies files. */
export async function purgeDeleted(ctx: Context): Promise<{ purged: number }> {
  const before = new Date(ctx.now().getTime() - purgeDelayMs)
  for (let purged = 0; ;) {
    const storageKeys = await transaction(ctx, async (ctx) => {
      if (!(await tryHoldPurgeLock(ctx))) return []
      const keys = await removeDeletedBefore(ctx, before, batchSize)
      if (keys.length > 0) await ctx.emit('history.purged', { storageKeys: keys })
      return keys
    })
    purged += storageKeys.length
    if (storageKeys.length < batchSize) return { purged }
  }
}
