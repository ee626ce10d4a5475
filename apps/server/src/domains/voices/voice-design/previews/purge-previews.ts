import type { Context } from '#kernel/context.ts'

import { tryHoldPurgeLock } from '#kernel/purge-lock-store.ts'
import { transaction } from '#kernel/transaction.ts'
import { removeExpired } from '../designed-voice-store.ts'
import { removeExpiredSessions } from '../sessions/session-store.ts'

const batchSize = 200

/** Forgets previews and sessions whose time is over. Does nothing while a backup copies files. */
export async function purgePreviews(ctx: Context): Promise<{ purged: number }> {
  for (let purged = 0; ;) {
    const storageKeys = await transaction(ctx, async (ctx) => {
      if (!(await tryHoldPurgeLock(ctx))) return []
      await removeExpiredSessions(ctx)
      const keys = await removeExpired(ctx, batchSize)
      if (keys.length > 0) await ctx.emit('voice-design.purged', { storageKeys: keys })
      return keys
    })
    purged += storageKeys.length
    if (storageKeys.length < batchSize) return { purged }
  }
}
