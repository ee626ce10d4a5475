import sql from 'sql-template-tag'
import type { Context, TransactionContext } from '../../kernel/context.ts'
import type { UserRow } from './tables.ts'
import { userColumns } from './user-store.ts'

/** Everybody with this address: whom it belongs to first, then those who claim it, the newest first. */
export function listUsersByEmail(ctx: Context, email: string, limit: number): Promise<UserRow[]> {
  return ctx.db.many(sql`
    select ${userColumns} from users where email = ${email} and not is_machine
    order by is_claimant, created_at desc, id desc limit ${limit}`)
}

/** Makes everybody else who wants to prove this address wait until the transaction ends. */
export async function lockAddress(ctx: TransactionContext, email: string): Promise<void> {
  await ctx.db.run(sql`select pg_advisory_xact_lock(hashtextextended(${`address:${email}`}, 0))`)
}

/** Whoever has the address without having proven it keeps their account, but no address leads to it any more. */
export async function demoteUnproven(ctx: TransactionContext, email: string, exceptUserId: string): Promise<void> {
  await ctx.db.run(sql`
    update users set is_claimant = true
    where email = ${email} and id <> ${exceptUserId} and not is_claimant and email_verified_at is null`)
}

/** Gives a user an address that they have proven. False when somebody else proved it before. */
export async function updateProvenAddress(ctx: TransactionContext, userId: string, email: string): Promise<boolean> {
  const rows = await ctx.db.run(sql`
    update users set email = ${email}, is_claimant = false,
      email_verified_at = case when email = ${email} then coalesce(email_verified_at, ${ctx.now()}) else ${ctx.now()} end
    where id = ${userId} and not exists (
      select from users other where other.email = ${email} and other.id <> ${userId} and not other.is_claimant)`)
  return rows === 1
}

export async function updateProductUpdates(ctx: Context, userId: string, agrees: boolean): Promise<void> {
  await ctx.db.run(sql`update users set agrees_to_product_updates = ${agrees} where id = ${userId}`)
}
