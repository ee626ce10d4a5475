import type { WorkspaceId } from '@vireo/contracts/kit'
import sql from 'sql-template-tag'
import type { Context, TransactionContext } from '#kernel/context.ts'
import type { Payer } from '../lifecycle/payments/index.ts'
import type { ConsolidatedAccountRow } from './tables.ts'

const columns = sql`workspace_id, charge_workspace_id, admins_may_buy, agreed_at, ended_at, billing, payer, next_due_at`

/** Finds the account of a workspace that another one pays for, whether or not the agreement has ended. */
export function findConsolidated(ctx: Context, workspaceId: WorkspaceId): Promise<ConsolidatedAccountRow | undefined> {
  return ctx.db.maybe(sql`select ${columns} from consolidated_accounts where workspace_id = ${workspaceId}`)
}

/** Finds the same account and locks its row until the transaction ends. */
export function lockConsolidated(
  ctx: TransactionContext,
  workspaceId: WorkspaceId,
): Promise<ConsolidatedAccountRow | undefined> {
  return ctx.db.maybe(sql`select ${columns} from consolidated_accounts where workspace_id = ${workspaceId} for update`)
}

/** Inserts the account of a workspace that another one pays for, or overwrites the one it has. */
export async function saveConsolidated(ctx: TransactionContext, row: ConsolidatedAccountRow): Promise<void> {
  const billing = JSON.stringify(row.billing)
  await ctx.db.run(sql`
    insert into consolidated_accounts (workspace_id, charge_workspace_id, admins_may_buy, agreed_at, ended_at, billing,
      version, payer, next_due_at)
    values (${row.workspace_id}, ${row.charge_workspace_id}, ${row.admins_may_buy}, ${row.agreed_at}, ${row.ended_at},
      ${billing}::jsonb, ${row.billing.version}, ${row.payer}, ${row.next_due_at})
    on conflict (workspace_id) do update set charge_workspace_id = excluded.charge_workspace_id,
      admins_may_buy = excluded.admins_may_buy, agreed_at = excluded.agreed_at, ended_at = excluded.ended_at,
      billing = excluded.billing, version = excluded.version, payer = excluded.payer,
      next_due_at = excluded.next_due_at`)
}

/** Lists the agreements in force that name this workspace on either side. */
export function listAgreementsOf(ctx: Context, workspaceId: WorkspaceId): Promise<ConsolidatedAccountRow[]> {
  return ctx.db.many(sql`
    select ${columns} from consolidated_accounts
    where ended_at is null and (workspace_id = ${workspaceId} or charge_workspace_id = ${workspaceId})
    order by workspace_id`)
}

/** Lists the ids of workspaces whose accounts have something due, the longest overdue first. */
export async function listDueConsolidated(ctx: Context, limit: number): Promise<string[]> {
  const rows = await ctx.db.many<{ workspace_id: WorkspaceId }>(sql`
    select workspace_id from consolidated_accounts
    where next_due_at <= ${ctx.now()} order by next_due_at limit ${limit}`)
  return rows.map((row) => row.workspace_id)
}

/** Lists workspaces whose payer stands differently from when it was last followed, with how it stands now. */
export function listToFollow(
  ctx: Context,
  limit: number,
): Promise<{ readonly workspace_id: WorkspaceId; readonly payer: Payer }[]> {
  return ctx.db.many(sql`
    select workspace_id, now_payer as payer from (
      select a.workspace_id, a.payer, case
          when s.status = 'past_due' then 'late'
          when s.status in ('canceled', 'free_disabled') then 'lost'
          else 'good' end as now_payer
      from consolidated_accounts a join subscriptions s on s.workspace_id = a.charge_workspace_id
    ) as standing
    where payer <> now_payer order by workspace_id limit ${limit}`)
}

/**
 * Lists accounts that are at a later version than their subscription has heard of, as after a process died in between.
 */
export function listUntold(ctx: Context, limit: number): Promise<ConsolidatedAccountRow[]> {
  return ctx.db.many(sql`
    select a.workspace_id, a.charge_workspace_id, a.admins_may_buy, a.agreed_at, a.ended_at, a.billing, a.payer,
      a.next_due_at
    from consolidated_accounts a join subscriptions s on s.workspace_id = a.workspace_id
    where a.version > coalesce((s.provider_versions ->> 'consolidated')::integer, 0)
      and (s.provider = 'consolidated' or a.billing -> 'subscription' <> 'null'::jsonb)
    order by a.workspace_id limit ${limit}`)
}
