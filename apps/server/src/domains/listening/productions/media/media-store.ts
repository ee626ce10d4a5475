import type { WorkspaceId } from '@vireo/contracts/kit'
import sql, { raw } from 'sql-template-tag'
import type { Context, TransactionContext } from '#kernel/context.ts'
import type { MediaRow } from '../tables.ts'

const columns = raw(
  'id, order_id, workspace_id, name, content_type, language, storage_key, size_bytes, duration_ms, created_at',
)

/** Inserts a recording of an order. */
export async function insertMedia(ctx: TransactionContext, row: MediaRow): Promise<void> {
  await ctx.db.run(sql`
    insert into production_media
      (id, order_id, workspace_id, name, content_type, language, storage_key, size_bytes, duration_ms, created_at)
    values (${row.id}, ${row.order_id}, ${row.workspace_id}, ${row.name}, ${row.content_type}, ${row.language},
      ${row.storage_key}, ${row.size_bytes}, ${row.duration_ms}, ${row.created_at})`)
}

/** Lists the recordings of an order. */
export function listMedia(ctx: Context, orderId: string): Promise<MediaRow[]> {
  return ctx.db.many(sql`select ${columns} from production_media where order_id = ${orderId} order by id`)
}

/** How many recordings a list names: enough to know an order by. */
export const namedMax = 3

/** Names the first recordings of each of these orders. */
export async function nameRecordings(
  ctx: Context,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const rows = await ctx.db.many<{ readonly order_id: string; readonly names: string[] }>(sql`
    select order_id, array_agg(name order by id) as names from (
      select order_id, name, id, row_number() over (partition by order_id order by id) as place
      from production_media where order_id = any(${orderIds})
    ) as placed where place <= ${namedMax} group by order_id`)
  return new Map(rows.map(({ order_id, names }) => [order_id, names]))
}

/** Finds a recording by its id alone: for signed addresses, and for those who work on it. */
export function findMedia(ctx: Context, id: string): Promise<MediaRow | undefined> {
  return ctx.db.maybe(sql`select ${columns} from production_media where id = ${id}`)
}

/** Lists the recordings of a workspace, for its export and its end. */
export function listMediaOf(ctx: Context, workspaceId: WorkspaceId): Promise<MediaRow[]> {
  return ctx.db.many(sql`select ${columns} from production_media where workspace_id = ${workspaceId} order by id`)
}

/** Removes the recordings of an order; answers what they were. */
export function removeMedia(ctx: TransactionContext, orderId: string): Promise<MediaRow[]> {
  return ctx.db.many(sql`delete from production_media where order_id = ${orderId} returning ${columns}`)
}

/** Adds up the bytes of the caller’s workspace: recordings, and files that were delivered. */
export async function sumOfProductions(ctx: Context): Promise<number> {
  const { bytes } = await ctx.db.one<{ bytes: number }>(sql`
    select (select coalesce(sum(size_bytes), 0) from production_media where workspace_id = ${ctx.workspaceId})::float8
      + (select coalesce(sum(size_bytes), 0) from production_files
         where workspace_id = ${ctx.workspaceId})::float8 as bytes`)
  return bytes
}

/** The keys of all recordings that rows name. */
export const mediaKeys = sql`select storage_key from production_media`
