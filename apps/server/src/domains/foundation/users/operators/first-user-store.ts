import type { UserId } from '@vireo/contracts/kit'
import sql from 'sql-template-tag'
import type { Context, TransactionContext } from '#kernel/context.ts'

/** Whether anybody has an account here. */
export async function hasPeople(ctx: Context): Promise<boolean> {
  const { found } = await ctx.db.one<{ found: boolean }>(sql`
    select exists (select from users where not is_machine) as found`)
  return found
}

/** Whether nobody else has an account here. */
export async function isAlone(ctx: Context, userId: UserId): Promise<boolean> {
  const { alone } = await ctx.db.one<{ alone: boolean }>(sql`
    select not exists (select from users where id <> ${userId} and not is_machine) as alone`)
  return alone
}

/** Until the transaction ends, nobody else finds out whether they are the first. */
export async function lockFirst(ctx: TransactionContext): Promise<void> {
  await ctx.db.run(sql`select pg_advisory_xact_lock(hashtext('users.first'))`)
}
