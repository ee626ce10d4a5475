import type { Context } from '#kernel/context.ts'
import { credentialCacheOf } from './credential-cache.ts'

/**
 * What this process remembers of these credentials is wrong from the commit on; other nodes are told with it. Inside a
 * transaction the memory of the process is out of reach: its database is the transaction's.
 */
export function forgetCredentials(ctx: Context, ids: readonly string[]): void {
  if (ids.length === 0) return
  ctx.afterCommit((ctx) => {
    for (const id of ids) credentialCacheOf(ctx.db).forget(id)
  })
}
