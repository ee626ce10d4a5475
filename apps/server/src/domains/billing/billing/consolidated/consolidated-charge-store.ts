import type { WorkspaceId } from '@vireo/contracts/kit'
import sql from 'sql-template-tag'
import type { Context, TransactionContext } from '#kernel/context.ts'
import type { ConsolidatedChargeRow } from './tables.ts'

/** Inserts a charge; returns false when this invoice was charged before. */
export async function insertConsolidatedCharge(
  ctx: TransactionContext,
  charge: ConsolidatedChargeRow,
): Promise<boolean> {
  const rows = await ctx.db.run(sql`
    insert into consolidated_charges (id, workspace_id, charge_workspace_id, invoice_number, description, currency,
      amount_minor, created_at)
    values (${charge.id}, ${charge.workspace_id}, ${charge.charge_workspace_id}, ${charge.invoice_number},
      ${charge.description}, ${charge.currency}, ${charge.amount_minor}, ${ctx.now()})
    on conflict do nothing`)
  return rows === 1
}

/** Lists charges that no provider has yet, oldest first, for one workspace or for all of them. */
export function listUncharged(
  ctx: Context,
  workspaceId: WorkspaceId | undefined,
  limit: number,
): Promise<ConsolidatedChargeRow[]> {
  return ctx.db.many(sql`
    select id, workspace_id, charge_workspace_id, invoice_number, description, currency, amount_minor
    from consolidated_charges
    where charged_at is null and (${workspaceId ?? null}::text is null or workspace_id = ${workspaceId ?? null})
    order by created_at, invoice_number limit ${limit}`)
}

/** Records that a provider has the charge; does nothing when it was recorded before. */
export async function markConsolidatedCharged(ctx: Context, id: string): Promise<void> {
  await ctx.db.run(sql`
    update consolidated_charges set charged_at = ${ctx.now()} where id = ${id} and charged_at is null`)
}

/** Lists what was charged for a workspace or to it, oldest first, at most 10,000 charges. */
export function listConsolidatedCharges(ctx: Context, workspaceId: WorkspaceId): Promise<Record<string, unknown>[]> {
  return ctx.db.many(sql`
    select workspace_id, charge_workspace_id, description, currency, amount_minor, created_at, charged_at
    from consolidated_charges where workspace_id = ${workspaceId} or charge_workspace_id = ${workspaceId}
    order by created_at limit 10000`)
}

/** Tells whether a request with this idempotency key was carried out for the workspace before. */
export async function isDone(ctx: TransactionContext, workspaceId: WorkspaceId, key: string): Promise<boolean> {
  const row = await ctx.db.maybe(sql`
    select 1 from consolidated_requests where workspace_id = ${workspaceId} and idempotency_key = ${key}`)
  return row !== undefined
}

/** Records that the request with this idempotency key was carried out for the workspace. */
export async function noteDone(ctx: TransactionContext, workspaceId: WorkspaceId, key: string): Promise<void> {
  await ctx.db.run(sql`
    insert into consolidated_requests (workspace_id, idempotency_key, created_at)
    values (${workspaceId}, ${key}, ${ctx.now()})`)
}

/** Deletes the idempotency keys of requests made before an instant; returns how many. */
export function removeConsolidatedRequestsBefore(ctx: Context, instant: Date): Promise<number> {
  return ctx.db.run(sql`delete from consolidated_requests where created_at < ${instant}`)
}
