import sql, { raw } from 'sql-template-tag'
import type { Context, TransactionContext } from '#kernel/context.ts'
import type { ItemRow } from '../tables.ts'

const columns = raw('id, order_id, workspace_id, request, plan, quote_minor, created_at')

/** Lists the items of an order, in the order in which they came. */
export function listItems(ctx: Context, orderId: string): Promise<ItemRow[]> {
  return ctx.db.many(sql`select ${columns} from production_items where order_id = ${orderId} order by id`)
}

/** Finds an item. */
export function findItem(ctx: Context, id: string): Promise<ItemRow | undefined> {
  return ctx.db.maybe(sql`select ${columns} from production_items where id = ${id}`)
}

/** Inserts an item, or saves one that is there. */
export async function saveItemRow(ctx: TransactionContext, row: ItemRow): Promise<void> {
  await ctx.db.run(sql`
    insert into production_items (id, order_id, workspace_id, request, plan, quote_minor, created_at)
    values (${row.id}, ${row.order_id}, ${row.workspace_id}, ${JSON.stringify(row.request)}::jsonb,
      ${JSON.stringify(row.plan)}::jsonb, ${row.quote_minor}, ${row.created_at})
    on conflict (id) do update set request = excluded.request, plan = excluded.plan, quote_minor = excluded.quote_minor`)
}

/** Removes an item of an order; returns false where there is none. */
export async function removeItemRow(
  ctx: TransactionContext,
  { orderId, itemId }: { readonly orderId: string; readonly itemId: string },
): Promise<boolean> {
  return (await ctx.db.run(sql`delete from production_items where id = ${itemId} and order_id = ${orderId}`)) === 1
}
