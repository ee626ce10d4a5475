import type { UserId } from '@vireo/contracts/kit'
import sql from 'sql-template-tag'
import type { Context, TransactionContext } from '#kernel/context.ts'

/** Reports whether anybody has an account on this instance. */
export async function hasPeople(ctx: Context): Promise<boolean> {
  const { found } = await ctx.db.one<{ found: boolean }>(sql`
    select exists (select from users where not is_machine) as found`)
  return found
}

/** Reports whether nobody else has an account on this instance. */
export async function isAlone(ctx: Context, userId: UserId): Promise<boolean> {
  const { alone } = await ctx.db.one<{ alone: boolean }>(sql`
    select not exists (select from users where id <> ${userId} and not is_machine) as alone`)
  return alone
}

/** Keeps others from finding out whether they are the first until the transaction ends. */
export async function lockFirst(ctx: TransactionContext): Promise<void> {
  await ctx.db.run(sql`select pg_advisory_xact_lock(hashtext('users.first'))`)
}
