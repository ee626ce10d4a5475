import type { WorkspaceId } from '@vireo/contracts/kit'
import sql from 'sql-template-tag'
import type { Context, TransactionContext } from '#kernel/context.ts'
import type { PromoUse } from './tables.ts'

/** Counts the uses that count against a code's limits now, except for the hold `except` that is about to be renewed. */
export async function countUse(ctx: Context, key: string, except = ''): Promise<PromoUse> {
  const { total, by_workspace: byWorkspace } = await ctx.db.one<{ total: number; by_workspace: number }>(sql`
    select count(*) as total, count(*) filter (where workspace_id = ${ctx.workspaceId}) as by_workspace
    from promo_redemptions
    where promo_key = ${key} and id <> ${except} and (redeemed_at is not null or held_until > ${ctx.now()})`)
  return { total, byWorkspace }
}

/** Counts the other codes that the workspace of `ctx` holds now. */
export async function countOtherHolds(ctx: Context, key: string): Promise<number> {
  const { holds } = await ctx.db.one<{ holds: number }>(sql`
    select count(*)::integer as holds from promo_redemptions
    where workspace_id = ${ctx.workspaceId} and promo_key <> ${key} and redeemed_at is null and held_until > ${ctx.now()}`)
  return holds
}

/** Finds the id of the latest hold that the workspace of `ctx` has on a code, expired or not. */
export async function findHold(ctx: Context, key: string): Promise<string | undefined> {
  const row = await ctx.db.maybe<{ id: string }>(sql`
    select id from promo_redemptions
    where promo_key = ${key} and workspace_id = ${ctx.workspaceId} and redeemed_at is null
    order by id desc limit 1`)
  return row?.id
}

/** Sets a use aside, or leans on the one that is: it stays for as long as the longest of its checkouts. */
export async function saveHold(ctx: TransactionContext, hold: { id: string; key: string; until: Date }): Promise<void> {
  await ctx.db.run(sql`
    insert into promo_redemptions (id, promo_key, workspace_id, created_at, held_until)
    values (${hold.id}, ${hold.key}, ${ctx.workspaceId}, ${ctx.now()}, ${hold.until})
    on conflict (id) do update set
      holders = case when promo_redemptions.held_until > ${ctx.now()} then promo_redemptions.holders + 1 else 1 end,
      held_until = greatest(promo_redemptions.held_until, excluded.held_until)`)
}

/**
 * Marks a hold as redeemed and returns its promo key; undefined when there is no such hold, or it was redeemed before.
 */
export async function markRedeemed(ctx: TransactionContext, id: string): Promise<string | undefined> {
  const row = await ctx.db.maybe<{ promo_key: string }>(sql`
    update promo_redemptions set redeemed_at = ${ctx.now()}, held_until = null
    where id = ${id} and workspace_id = ${ctx.workspaceId} and redeemed_at is null
    returning promo_key`)
  return row?.promo_key
}

/** Takes one checkout off a hold, and deletes the hold after the last one. */
export async function removeHold(ctx: TransactionContext, id: string): Promise<void> {
  await ctx.db.run(sql`
    update promo_redemptions set holders = holders - 1
    where id = ${id} and workspace_id = ${ctx.workspaceId} and redeemed_at is null`)
  await ctx.db.run(sql`
    delete from promo_redemptions
    where id = ${id} and workspace_id = ${ctx.workspaceId} and redeemed_at is null and holders <= 0`)
}

/** Deletes holds of checkouts that nobody finished, if they ended before an instant; returns how many. */
export function removeHoldsEndedBefore(ctx: Context, instant: Date): Promise<number> {
  return ctx.db.run(sql`delete from promo_redemptions where held_until < ${instant}`)
}

/** Lists the promo codes a workspace used, for its export. */
export function listRedemptionsOf(ctx: Context, workspaceId: WorkspaceId): Promise<Record<string, unknown>[]> {
  return ctx.db.many(sql`
    select c.code, r.created_at, r.redeemed_at from promo_redemptions r join promo_codes c on c.key = r.promo_key
    where r.workspace_id = ${workspaceId} order by r.id`)
}
