import type { WorkspaceId } from '@vireo/contracts/kit'
import sql from 'sql-template-tag'
import type { Context } from '#kernel/context.ts'
import type { PriceRow } from '../tables.ts'

/** Lists what works cost; those that are free are not among them. */
export function listPrices(ctx: Context, workIds: readonly string[]): Promise<PriceRow[]> {
  return ctx.db.many(sql`
    select work_id, workspace_id, amount_minor, currency, set_by from selling_prices
    where work_id = any(${workIds}::text[])`)
}

/** Finds what a work costs; undefined for one that is free. */
export async function findPrice(ctx: Context, workId: string): Promise<PriceRow | undefined> {
  const [price] = await listPrices(ctx, [workId])
  return price
}

/** Lists what the works of a workspace cost, for its export. */
export function listPricesOf(ctx: Context, workspaceId: WorkspaceId): Promise<PriceRow[]> {
  return ctx.db.many(sql`
    select work_id, workspace_id, amount_minor, currency, set_by from selling_prices
    where workspace_id = ${workspaceId} order by work_id`)
}

/** Saves what a work costs from now on. */
export async function savePrice(ctx: Context, row: PriceRow): Promise<void> {
  await ctx.db.run(sql`
    insert into selling_prices (work_id, workspace_id, amount_minor, currency, set_by, updated_at)
    values (${row.work_id}, ${row.workspace_id}, ${row.amount_minor}, ${row.currency}, ${row.set_by}, ${ctx.now()})
    on conflict (work_id) do update set amount_minor = excluded.amount_minor, currency = excluded.currency,
      set_by = excluded.set_by, updated_at = excluded.updated_at`)
}

/** Makes a work free. */
export async function removePrice(ctx: Context, workId: string): Promise<void> {
  await ctx.db.run(sql`delete from selling_prices where work_id = ${workId}`)
}

/** Forgets what the works of a workspace that is gone cost. */
export async function removePricesOf(ctx: Context, workspaceId: WorkspaceId): Promise<void> {
  await ctx.db.run(sql`delete from selling_prices where workspace_id = ${workspaceId}`)
}
