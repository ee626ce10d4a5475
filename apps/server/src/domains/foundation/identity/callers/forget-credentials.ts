import type { Context } from '#kernel/context.ts'
import { credentialCacheOf } from './credential-cache.ts'

/**
 * Forgets what this process has cached of these credentials once the transaction commits; the statements that change
 * them notify other nodes. Within the transaction the cache is out of reach, because it belongs to the process's own
 * database.
 */
export function forgetCredentials(ctx: Context, ids: readonly string[]): void {
  if (ids.length === 0) return
  ctx.afterCommit((ctx) => {
    for (const id of ids) credentialCacheOf(ctx.db).forget(id)
  })
}
