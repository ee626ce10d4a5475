import type { UserId } from '@vireo/contracts/kit'
import sql from 'sql-template-tag'
import type { TransactionContext } from '#kernel/context.ts'

/** Inserts the user of a service account. */
export async function insertMachine(
  ctx: TransactionContext,
  { userId, email, name }: { readonly userId: UserId; readonly email: string; readonly name: string },
): Promise<void> {
  await ctx.db.run(sql`
    insert into users (id, email, first_name, created_at, is_machine)
    values (${userId}, ${email}, ${name}, ${ctx.now()}, true)`)
}

/** Renames the user of a service account. */
export async function updateMachineName(ctx: TransactionContext, userId: UserId, name: string): Promise<void> {
  await ctx.db.run(sql`update users set first_name = ${name} where id = ${userId} and is_machine`)
}
