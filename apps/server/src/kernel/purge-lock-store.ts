import sql from 'sql-template-tag'
import type { TransactionContext } from './context.ts'

/** A backup holds this advisory lock shared while it copies files; whoever removes files takes it alone. */
export const purgeLockKey = 7_836_502

/** True when no backup runs; none can begin copying until the transaction ends. */
export async function tryHoldPurgeLock(ctx: TransactionContext): Promise<boolean> {
  const { held } = await ctx.db.one<{ held: boolean }>(sql`select pg_try_advisory_xact_lock(${purgeLockKey}) as held`)
  return held
}
