import type { WorkspaceId } from '@vireo/contracts/kit'
import type { Currency } from '@vireo/contracts/users'
import sql, { empty } from 'sql-template-tag'
import type { Context, TransactionContext } from '#kernel/context.ts'
import type { EntryKind, EntryRow } from '../tables.ts'
import { type Booked, nothingBooked, type SaleKind } from './entries-for.ts'

/** Inserts a line. There is no way to change or remove one. */
export async function insertEntry(ctx: TransactionContext, row: EntryRow): Promise<void> {
  await ctx.db.run(sql`
    insert into selling_entries (id, workspace_id, sale_id, transfer_id, kind, amount_minor, currency, payable_at, created_at)
    values (${row.id}, ${row.workspace_id}, ${row.sale_id}, ${row.transfer_id}, ${row.kind}, ${row.amount_minor},
      ${row.currency}, ${row.payable_at}, ${row.created_at})`)
}

/** Sums the lines of a sale, by kind. */
export async function sumOfSale(ctx: Context, saleId: string): Promise<Booked> {
  const rows = await ctx.db.many<{ kind: SaleKind; sum: number }>(sql`
    select kind, sum(amount_minor)::bigint as sum from selling_entries where sale_id = ${saleId} group by kind`)
  return { ...nothingBooked, ...Object.fromEntries(rows.map(({ kind, sum }) => [kind, sum])) }
}

export type EntrySum = { readonly currency: Currency; readonly kind: EntryKind; readonly sum: number }

/** Sums the lines of a workspace by currency and kind, those of a time only if one is given. */
export function sumEntries(
  ctx: Context,
  workspaceId: WorkspaceId,
  { from, to }: { readonly from?: Date; readonly to?: Date } = {},
): Promise<EntrySum[]> {
  return ctx.db.many(sql`
    select currency, kind, sum(amount_minor)::bigint as sum from selling_entries
    where workspace_id = ${workspaceId} ${from ? sql`and created_at >= ${from}` : empty}
      ${to ? sql`and created_at < ${to}` : empty}
    group by currency, kind order by currency, kind`)
}

/** Sums what a workspace can be paid now, by currency: never more than it has altogether. */
export function sumPayable(
  ctx: Context,
  workspaceId: WorkspaceId,
): Promise<{ readonly currency: Currency; readonly payable: number }[]> {
  return ctx.db.many(sql`
    select currency, greatest(0, least(sum(amount_minor),
      coalesce(sum(amount_minor) filter (where payable_at <= ${ctx.now()}), 0)))::bigint as payable
    from selling_entries where workspace_id = ${workspaceId} group by currency order by currency`)
}

/** Lists workspaces that can be paid at least so much in a currency, behind one in their order. */
export async function listPayable(
  ctx: Context,
  { after, minMinor, limit }: { readonly after: WorkspaceId; readonly minMinor: number; readonly limit: number },
): Promise<WorkspaceId[]> {
  const rows = await ctx.db.many<{ workspace_id: WorkspaceId }>(sql`
    select workspace_id from (
      select workspace_id from selling_entries where workspace_id > ${after}
      group by workspace_id, currency
      having least(sum(amount_minor), sum(amount_minor) filter (where payable_at <= ${ctx.now()})) >= ${minMinor}
    ) as payable group by workspace_id order by workspace_id limit ${limit}`)
  return rows.map(({ workspace_id: id }) => id)
}

export type ListedEntry = EntryRow & { readonly title: string | null }

/** Lists the lines of a workspace with what was sold, newest first. */
export function listEntries(
  ctx: Context,
  workspaceId: WorkspaceId,
  { cursor, limit }: { readonly cursor: string | undefined; readonly limit: number },
): Promise<ListedEntry[]> {
  return ctx.db.many(sql`
    select e.id, e.workspace_id, e.sale_id, e.transfer_id, e.kind, e.amount_minor, e.currency, e.payable_at, e.created_at,
      s.title
    from selling_entries e left join selling_sales s on s.id = e.sale_id
    where e.workspace_id = ${workspaceId} ${cursor === undefined ? empty : sql`and e.id < ${cursor}`}
    order by e.id desc limit ${limit}`)
}
