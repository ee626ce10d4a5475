import sql from 'sql-template-tag'
import type { TransactionContext } from '#kernel/context.ts'

/** Ends with a name that can never be registered (RFC 2606): no mail arrives, and no address leads to a machine. */
const machineDomain = 'service-accounts.invalid'

/** Gives a machine a profile of its own, which nothing signs in to. */
export async function registerMachine(
  ctx: TransactionContext,
  { userId, name }: { readonly userId: string; readonly name: string },
): Promise<void> {
  await ctx.db.run(sql`
    insert into users (id, email, first_name, created_at, is_machine)
    values (${userId}, ${`${userId}@${machineDomain}`}, ${name}, ${ctx.now()}, true)`)
}

export async function renameMachine(ctx: TransactionContext, userId: string, name: string): Promise<void> {
  await ctx.db.run(sql`update users set first_name = ${name} where id = ${userId} and is_machine`)
}
