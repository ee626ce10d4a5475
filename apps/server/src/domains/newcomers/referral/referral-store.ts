import type { UserId, WorkspaceId } from '@vireo/contracts/kit'
import sql from 'sql-template-tag'
import type { Context, TransactionContext } from '#kernel/context.ts'
import { defineRead, readRow } from '#kernel/database/gather.ts'
import type { ReferralLinkRow, ReferralRow } from './tables.ts'

/** Makes somebody's link, or answers the one that they have. */
export async function upsertLink(ctx: Context, row: ReferralLinkRow): Promise<ReferralLinkRow> {
  return ctx.db.one(sql`
    insert into referral_links (code, user_id, created_at) values (${row.code}, ${row.user_id}, ${row.created_at})
    on conflict (user_id) do update set code = referral_links.code
    returning code, user_id, created_at`)
}

/** Finds whose a code is. */
export function findLink(ctx: Context, code: string): Promise<ReferralLinkRow | undefined> {
  return ctx.db.maybe(sql`select code, user_id, created_at from referral_links where code = ${code}`)
}

const codes = defineRead<Pick<ReferralLinkRow, 'code'>>({
  name: 'referral_links',
  select: (ids) => sql`select user_id as key, code from referral_links where user_id = any(${ids})`,
  staleMsMax: 250,
  instants: [],
})

/** Returns the code of somebody's link; null before they first asked for it. */
export async function codeOf(ctx: Context, userId: UserId): Promise<string | null> {
  return (await readRow(ctx, codes, userId))?.code ?? null
}

/** Counts who signed up by somebody's link, and who of them paid. */
export function countReferrals(
  ctx: Context,
  userId: UserId,
): Promise<{ readonly referred: number; readonly credited: number }> {
  return ctx.db.one(sql`
    select count(*)::int as referred, count(credited_at)::int as credited from referrals where referrer_id = ${userId}`)
}

/** Notes who brought somebody. Returns false where they, or their workspace, were brought before. */
export async function insertReferral(
  ctx: Context,
  row: Pick<ReferralRow, 'user_id' | 'workspace_id' | 'referrer_id' | 'created_at'>,
): Promise<boolean> {
  const rows = await ctx.db.run(sql`
    insert into referrals (user_id, workspace_id, referrer_id, created_at)
    values (${row.user_id}, ${row.workspace_id}, ${row.referrer_id}, ${row.created_at}) on conflict do nothing`)
  return rows === 1
}

/** Finds who brought somebody. */
export function findReferral(ctx: Context, userId: UserId): Promise<ReferralRow | undefined> {
  return ctx.db.maybe(sql`
    select user_id, workspace_id, referrer_id, created_at, credited_at, reward_credits
    from referrals where user_id = ${userId}`)
}

/** Finds a referral that was not credited yet by the workspace that pays, and keeps it from changing. */
export function holdUncredited(ctx: TransactionContext, workspaceId: WorkspaceId): Promise<ReferralRow | undefined> {
  return ctx.db.maybe(sql`
    select user_id, workspace_id, referrer_id, created_at, credited_at, reward_credits
    from referrals where workspace_id = ${workspaceId} and credited_at is null and referrer_id is not null for update`)
}

/** Notes that a referral was credited, and with what. */
export async function markCredited(ctx: TransactionContext, userId: UserId, rewardCredits: number): Promise<void> {
  await ctx.db.run(sql`
    update referrals set credited_at = ${ctx.now()}, reward_credits = ${rewardCredits} where user_id = ${userId}`)
}

/** Lists whom somebody brought, without saying who it was. */
export function listBrought(
  ctx: Context,
  userId: UserId,
): Promise<Pick<ReferralRow, 'created_at' | 'credited_at' | 'reward_credits'>[]> {
  return ctx.db.many(sql`
    select created_at, credited_at, reward_credits from referrals where referrer_id = ${userId} order by created_at`)
}
