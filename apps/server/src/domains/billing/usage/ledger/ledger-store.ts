import type { WorkspaceId } from '@vireo/contracts/kit'
import sql from 'sql-template-tag'
import type { Context } from '#kernel/context.ts'

/** An account whose numbers disagree with its ledger, and by how much. */
export type LedgerFault = {
  readonly workspaceId: WorkspaceId
  /** Plan and grants less used credits, as the account says. */
  readonly balance: number
  readonly ledgerSum: number
  /** Reserved in the ledger without an outcome; must equal `openReservations`. */
  readonly openInLedger: number
  readonly openReservations: number
  readonly wrongKeyCounters: number
}

/** Lists accounts whose books do not add up, of one workspace or of all, read in one snapshot. */
export function listLedgerFaults(ctx: Context, workspaceId: WorkspaceId | undefined): Promise<LedgerFault[]> {
  return ctx.db.many(sql`
    with outcome as (
      select workspace_id, reservation_id, sum(credits) as credits
      from credit_entries where kind in ('settle', 'release')
        and (${workspaceId ?? null}::text is null or workspace_id = ${workspaceId ?? null})
      group by workspace_id, reservation_id
    ), booked as (
      select e.workspace_id, e.reservation_id, e.api_key_id, e.created_at, -e.credits as reserved,
        -e.credits - coalesce(o.credits, 0) as cost, o.reservation_id is null as open
      from credit_entries e left join outcome o using (workspace_id, reservation_id)
      where e.kind = 'reserve' and (${workspaceId ?? null}::text is null or e.workspace_id = ${workspaceId ?? null})
    ), account as (
      select a.workspace_id as "workspaceId",
        (a.plan_credits + a.granted_credits - a.used_credits)::bigint as balance,
        coalesce((select sum(e.credits) from credit_entries e where e.workspace_id = a.workspace_id), 0)::bigint
          as "ledgerSum",
        coalesce((select sum(b.reserved) from booked b where b.workspace_id = a.workspace_id and b.open), 0)::bigint
          as "openInLedger",
        coalesce((select sum(r.credits) from credit_reservations r where r.workspace_id = a.workspace_id), 0)::bigint
          as "openReservations",
        (select count(*) from api_key_usage k where k.workspace_id = a.workspace_id
          and k.used_credits <> coalesce((select sum(b.cost) from booked b
            where b.workspace_id = k.workspace_id and b.api_key_id = k.api_key_id
              and b.created_at >= k.period_starts_at), 0)) as "wrongKeyCounters"
      from credit_accounts a
      where ${workspaceId ?? null}::text is null or a.workspace_id = ${workspaceId ?? null}
    )
    select * from account
    where balance <> "ledgerSum" or "openInLedger" <> "openReservations" or "wrongKeyCounters" > 0`)
}
