import type { UserId } from '@vireo/contracts/kit'
import type { SecondFactor } from '@vireo/contracts/identity'
import sql from 'sql-template-tag'
import type { Context } from '#kernel/context.ts'
import { defineRead, readRows } from '#kernel/database/gather.ts'
import type { SecondFactorRow } from './tables.ts'

const factorsByUser = defineRead<SecondFactorRow>({
  name: 'second-factors',
  select: (userIds) => sql`
    select user_id as key, user_id, kind, sealed, masked, created_at, confirmed_at from second_factors
    where user_id = any(${userIds})`,
  staleMsMax: 250,
  instants: ['created_at', 'confirmed_at'],
})

/** Lists a user's second factors, confirmed ones and those being set up. */
export function listSecondFactors(ctx: Context, userId: UserId): Promise<readonly SecondFactorRow[]> {
  return readRows(ctx, factorsByUser, userId)
}

/** Begins a set-up, or restarts it. Returns false when the factor is confirmed already. */
export async function insertPendingFactor(
  ctx: Context,
  factor: Pick<SecondFactorRow, 'user_id' | 'kind' | 'sealed' | 'masked'>,
): Promise<boolean> {
  const rows = await ctx.db.run(sql`
    insert into second_factors (user_id, kind, sealed, masked, created_at)
    values (${factor.user_id}, ${factor.kind}, ${factor.sealed}, ${factor.masked}, ${ctx.now()})
    on conflict (user_id, kind) do update
    set sealed = excluded.sealed, masked = excluded.masked, created_at = excluded.created_at
    where second_factors.confirmed_at is null`)
  return rows === 1
}

/**
 * Confirms a factor. Returns false when there is none to confirm, it was begun too long ago, or it is confirmed
 * already.
 */
export async function updateConfirmed(
  ctx: Context,
  { userId, kind, begunAfter }: { readonly userId: UserId; readonly kind: SecondFactor; readonly begunAfter: Date },
): Promise<boolean> {
  const rows = await ctx.db.run(sql`
    update second_factors set confirmed_at = ${ctx.now()}
    where user_id = ${userId} and kind = ${kind} and confirmed_at is null and created_at > ${begunAfter}`)
  return rows === 1
}

/** Accepts a code's window; returns false when a code of this or a later window was accepted before, on any node. */
export async function updateLastStep(ctx: Context, userId: UserId, step: number): Promise<boolean> {
  const rows = await ctx.db.run(sql`
    update second_factors set last_step = ${step}
    where user_id = ${userId} and kind = 'totp' and last_step < ${step}`)
  return rows === 1
}

/** Removes a confirmed factor; returns false when there was none. */
export async function removeFactor(ctx: Context, userId: UserId, kind: SecondFactor): Promise<boolean> {
  const rows = await ctx.db.run(sql`
    delete from second_factors where user_id = ${userId} and kind = ${kind} and confirmed_at is not null`)
  return rows === 1
}

/** Locks a person's second factors: others who change them wait until this transaction ends. */
export async function lockFactorsOf(ctx: Context, userId: UserId): Promise<void> {
  await ctx.db.run(sql`select pg_advisory_xact_lock(hashtextextended(${`second-factors:${userId}`}, 0))`)
}

/** Removes all second factors of a user, those being set up included. */
export async function removeEveryFactor(ctx: Context, userId: UserId): Promise<void> {
  await ctx.db.run(sql`delete from second_factors where user_id = ${userId}`)
}
