import type { UserId } from '@vireo/contracts/kit'
import sql from 'sql-template-tag'
import type { Context, TransactionContext } from '#kernel/context.ts'
import type { UserRow } from '../tables.ts'
import { userColumns } from '../user-store.ts'

/** Lists up to `limit` users with an address: its owner first, then those who still claim it, newest first. */
export function listUsersByEmail(ctx: Context, email: string, limit: number): Promise<UserRow[]> {
  return ctx.db.many(sql`
    select ${userColumns} from users where email = ${email} and not is_machine and claim_ended_at is null
    order by is_claimant, created_at desc, id desc limit ${limit}`)
}

/** Locks an address: others who want to prove it wait until this transaction ends. */
export async function lockAddress(ctx: TransactionContext, email: string): Promise<void> {
  await ctx.db.run(sql`select pg_advisory_xact_lock(hashtextextended(${`address:${email}`}, 0))`)
}

/** Reports whether somebody else has proven this address. */
export async function isProvenByOther(ctx: TransactionContext, email: string, userId: UserId): Promise<boolean> {
  const { proven } = await ctx.db.one<{ proven: boolean }>(sql`
    select exists (select from users where email = ${email} and id <> ${userId}
      and not is_claimant and email_verified_at is not null) as proven`)
  return proven
}

/** Finds when an address of this account was first proven; undefined while none was. */
export async function findFirstProof(ctx: Context, userId: UserId): Promise<Date | undefined> {
  const row = await ctx.db.maybe<{ first_proven_at: Date | null }>(sql`
    select first_proven_at from users where id = ${userId}`)
  return row?.first_proven_at ?? undefined
}

/** Ends every other account's claim to an address, so that no address leads to them, and returns their user ids. */
export async function endOtherClaims(ctx: TransactionContext, email: string, exceptUserId: string): Promise<string[]> {
  const rows = await ctx.db.many<{ id: UserId }>(sql`
    update users set is_claimant = true, claim_ended_at = ${ctx.now()}
    where email = ${email} and id <> ${exceptUserId} and email_verified_at is null and claim_ended_at is null
      and not is_machine
    returning id`)
  return rows.map(({ id }) => id)
}

/**
 * Lists up to `limit` users whose claim to their address has ended, so that nobody signs in to them again; the longest
 * ago first.
 */
export async function listEndedClaims(ctx: Context, limit: number): Promise<string[]> {
  const rows = await ctx.db.many<{ id: UserId }>(sql`
    select id from users where claim_ended_at is not null order by claim_ended_at limit ${limit}`)
  return rows.map(({ id }) => id)
}

/** Reports whether this account's claim has ended, and keeps that from changing until the transaction ends. */
export async function holdEndedClaim(ctx: TransactionContext, userId: UserId): Promise<boolean> {
  const row = await ctx.db.maybe(sql`
    select 1 from users where id = ${userId} and claim_ended_at is not null for update`)
  return row !== undefined
}

/** Gives a user an address that they have proven. Returns false when somebody else proved it before. */
export async function updateProvenAddress(ctx: TransactionContext, userId: UserId, email: string): Promise<boolean> {
  const rows = await ctx.db.run(sql`
    update users set email = ${email}, is_claimant = false, claim_ended_at = null,
      first_proven_at = coalesce(first_proven_at, ${ctx.now()}),
      email_verified_at = case when email = ${email} then coalesce(email_verified_at, ${ctx.now()}) else ${ctx.now()} end
    where id = ${userId} and not exists (
      select from users other where other.email = ${email} and other.id <> ${userId} and not other.is_claimant)`)
  return rows === 1
}

/** Stores whether a user agrees to mails about product updates. */
export async function updateProductUpdates(ctx: Context, userId: UserId, agrees: boolean): Promise<void> {
  await ctx.db.run(sql`update users set agrees_to_product_updates = ${agrees} where id = ${userId}`)
}
