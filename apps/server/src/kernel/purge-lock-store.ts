import sql from 'sql-template-tag'
import type { TransactionContext } from './context.ts'

/** A backup holds this advisory lock shared while it copies files; whoever removes files takes it alone. */
export const purgeLockKey = 7_836_502

/** Tries to take the lock that keeps backups from copying until the transaction ends; false while one runs. */
export async function tryHoldPurgeLock(ctx: TransactionContext): Promise<boolean> {
  const { held } = await ctx.db.one<{ held: boolean }>(sql`select pg_try_advisory_xact_lock(${purgeLockKey}) as held`)
  return held
}
