import type { WorkspaceId } from '@vireo/contracts/kit'
import type { Currency, Tier } from '@vireo/contracts/users'
import sql from 'sql-template-tag'
import type { Context, TransactionContext } from '#kernel/context.ts'

export type OverageCharge = {
  readonly id: string
  readonly workspace_id: WorkspaceId
  readonly period_starts_at: Date
  readonly credits_from: number
  readonly credits_to: number
  readonly tier: Tier
  readonly plan_version: number
  readonly currency: Currency
  readonly amount_minor: number
  readonly collect_now: boolean
}

/** Returns how many credits of a period’s overage are charged already. */
export async function chargedCredits(ctx: Context, workspaceId: WorkspaceId, periodStartsAt: Date): Promise<number> {
  const { credits } = await ctx.db.one<{ credits: number }>(sql`
    select coalesce(max(credits_to), 0)::bigint as credits from overage_charges
    where workspace_id = ${workspaceId} and period_starts_at = ${periodStartsAt}`)
  return credits
}

/** Inserts a charge for overage that no provider has yet. */
export async function insertCharge(ctx: TransactionContext, charge: OverageCharge): Promise<void> {
  await ctx.db.run(sql`
    insert into overage_charges (id, workspace_id, period_starts_at, credits_from, credits_to, tier, plan_version,
      currency, amount_minor, collect_now, created_at)
    values (${charge.id}, ${charge.workspace_id}, ${charge.period_starts_at}, ${charge.credits_from},
      ${charge.credits_to}, ${charge.tier}, ${charge.plan_version}, ${charge.currency}, ${charge.amount_minor},
      ${charge.collect_now}, ${ctx.now()})`)
}

/** Lists charges that no invoice has yet, oldest first, of one workspace or of all of them. */
export function listOpenCharges(
  ctx: Context,
  workspaceId: WorkspaceId | undefined,
  limit: number,
): Promise<OverageCharge[]> {
  return ctx.db.many(sql`
    select id, workspace_id, period_starts_at, credits_from, credits_to, tier, plan_version, currency, amount_minor,
      collect_now
    from overage_charges
    where charged_at is null and (${workspaceId ?? null}::text is null or workspace_id = ${workspaceId ?? null})
    order by created_at limit ${limit}`)
}

/** Records that a provider has the charge; does nothing when it was recorded before. */
export async function markCharged(ctx: Context, id: string): Promise<void> {
  await ctx.db.run(sql`update overage_charges set charged_at = ${ctx.now()} where id = ${id} and charged_at is null`)
}

/** Lists the overage that a workspace was charged for, oldest first, at most 10,000 charges. */
export function listOverageOf(ctx: Context, workspaceId: WorkspaceId): Promise<Record<string, unknown>[]> {
  return ctx.db.many(sql`
    select period_starts_at, credits_from, credits_to, tier, currency, amount_minor, created_at, charged_at
    from overage_charges where workspace_id = ${workspaceId} order by created_at limit 10000`)
}
