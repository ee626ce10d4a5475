import type { WorkspaceId } from '@vireo/contracts/kit'
import sql, { raw } from 'sql-template-tag'
import type { Context, TransactionContext } from '#kernel/context.ts'
import type { FileRow } from '../tables.ts'

const columns = raw(
  'id, order_id, workspace_id, assignment_id, name, content_type, version, storage_key, size_bytes, created_at',
)

/** Inserts a file that is delivered; one of the same version is there once. */
export async function insertFile(ctx: TransactionContext, row: FileRow): Promise<void> {
  await ctx.db.run(sql`
    insert into production_files
      (id, order_id, workspace_id, assignment_id, name, content_type, version, storage_key, size_bytes, created_at)
    values (${row.id}, ${row.order_id}, ${row.workspace_id}, ${row.assignment_id}, ${row.name}, ${row.content_type},
      ${row.version}, ${row.storage_key}, ${row.size_bytes}, ${row.created_at})
    on conflict do nothing`)
}

/** Finds a file by its id alone, for signed addresses. */
export function findFile(ctx: Context, id: string): Promise<FileRow | undefined> {
  return ctx.db.maybe(sql`select ${columns} from production_files where id = ${id}`)
}

/** A file with what it was made of. */
export type DeliveredRow = FileRow & {
  readonly item_id: string
  readonly media_id: string
  readonly target_language: string
}

/** Lists what is delivered of an order now: of each assignment, the files of the version that was approved last. */
export function listDelivered(ctx: Context, orderId: string): Promise<DeliveredRow[]> {
  return ctx.db.many(sql`
    select f.id, f.order_id, f.workspace_id, f.assignment_id, f.name, f.content_type, f.version, f.storage_key, f.size_bytes,
      f.created_at, p.item_id, p.media_id, p.target_language
    from production_files f join production_assignments p on p.id = f.assignment_id and p.version = f.version
    where f.order_id = ${orderId} order by f.id`)
}

/** Lists the files of a workspace, for its export and its end. */
export function listFilesOf(ctx: Context, workspaceId: WorkspaceId): Promise<FileRow[]> {
  return ctx.db.many(sql`select ${columns} from production_files where workspace_id = ${workspaceId} order by id`)
}

/** Removes the files of an order; answers what they were. */
export function removeFilesOf(ctx: TransactionContext, orderId: string): Promise<FileRow[]> {
  return ctx.db.many(sql`delete from production_files where order_id = ${orderId} returning ${columns}`)
}

/** The keys of all files that rows name. */
export const fileKeys = sql`select storage_key from production_files`
