import sql from 'sql-template-tag'
import type { Context, TransactionContext } from '#kernel/context.ts'
import type { ContentRow } from '../tables.ts'

/** Keeps what was approved of an assignment. */
export async function insertContent(ctx: TransactionContext, row: ContentRow): Promise<void> {
  await ctx.db.run(sql`
    insert into production_contents (assignment_id, version, document, created_at)
    values (${row.assignment_id}, ${row.version}, ${JSON.stringify(row.document)}::jsonb, ${row.created_at})`)
}

/** Finds what was approved of an assignment in a version. */
export function findContent(ctx: Context, assignmentId: string, version: number): Promise<ContentRow | undefined> {
  return ctx.db.maybe(sql`
    select assignment_id, version, document, created_at from production_contents
    where assignment_id = ${assignmentId} and version = ${version}`)
}

/** Lists what was approved for an order, for its export. */
export function listContents(ctx: Context, orderId: string): Promise<ContentRow[]> {
  return ctx.db.many(sql`
    select c.assignment_id, c.version, c.document, c.created_at
    from production_contents c join production_assignments p on p.id = c.assignment_id
    where p.order_id = ${orderId} order by c.assignment_id, c.version`)
}
