import type { UserId, WorkspaceId } from '@vireo/contracts/kit'
import sql, { empty, type Sql } from 'sql-template-tag'
import type { Context } from '#kernel/context.ts'
import type { IsolationRow } from './tables.ts'

const columns = sql`id, workspace_id, user_id, title, storage_key, size_bytes::float8 as size_bytes, duration_ms, credits,
  strength, preview, peaks, film_key, film_type, film_bytes::float8 as film_bytes, film_failed, created_at`

/** Limits a query to what the caller made. */
function mine({ workspaceId, actor }: Context): Sql {
  return sql`workspace_id = ${workspaceId} and user_id = ${actor.userId}`
}

/** Writes a row, which the request makes. */
export async function insertIsolation(ctx: Context, row: IsolationRow & { readonly is_whole: boolean }): Promise<void> {
  await ctx.db.run(sql`
    insert into isolation_items (id, workspace_id, user_id, title, storage_key, size_bytes, duration_ms, credits, strength,
      preview, peaks, film_key, film_type, film_bytes, film_failed, created_at, request_id, is_whole)
    values (${row.id}, ${row.workspace_id}, ${row.user_id}, ${row.title}, ${row.storage_key}, ${row.size_bytes},
      ${row.duration_ms}, ${row.credits}, ${row.strength}, ${row.preview}, ${row.peaks}, ${row.film_key},
      ${row.film_type}, ${row.film_bytes}, ${row.film_failed}, ${row.created_at}, ${ctx.requestId}, ${row.is_whole})`)
}

export type IsolationPageOf = { readonly offset: number; readonly limit: number; readonly search: string | undefined }

/** As much of pictures as a page holds: a thousand of them, as large as they may be, would fill the memory. */
const previewBytesMax = 2_000_000

/** Reads a page of what the caller made, newest first; its pictures, up to a sum. */
export function listIsolationsOf(ctx: Context, { offset, limit, search }: IsolationPageOf): Promise<IsolationRow[]> {
  return ctx.db.many(sql`
    select id, workspace_id, user_id, title, storage_key, size_bytes, duration_ms, credits, strength,
      case when sum(octet_length(preview)) over (order by created_at desc, id desc) <= ${previewBytesMax} then preview end
        as preview, peaks, film_key, film_type, film_bytes, film_failed, created_at
    from (
      select ${columns} from isolation_items
      where ${mine(ctx)} ${search === undefined ? empty : sql`and strpos(lower(title), lower(${search})) > 0`}
      order by created_at desc, id desc offset ${offset} limit ${limit}) as page
    order by created_at desc, id desc`)
}

/** Finds one of the caller's. */
export function findIsolation(ctx: Context, id: string): Promise<IsolationRow | undefined> {
  return ctx.db.maybe(sql`select ${columns} from isolation_items where id = ${id} and ${mine(ctx)}`)
}

/** Finds the one that a request of the caller's made; not what broke off. */
export function findIsolationOf(ctx: Context, requestId: string): Promise<IsolationRow | undefined> {
  return ctx.db.maybe(
    sql`select ${columns} from isolation_items where request_id = ${requestId} and is_whole and ${mine(ctx)}`,
  )
}

/** Removes one of the caller's; answers the keys of its files, of which there are none where it is not there. */
export async function removeIsolation(ctx: Context, id: string): Promise<string[]> {
  const removed = await ctx.db.maybe<FileKeys>(sql`
    delete from isolation_items where id = ${id} and ${mine(ctx)} returning storage_key, film_key`)
  return removed ? keysOf(removed) : []
}

type FileKeys = Pick<IsolationRow, 'storage_key' | 'film_key'>

function keysOf({ storage_key: sound, film_key: film }: FileKeys): string[] {
  return film === null ? [sound] : [sound, film]
}

/** Adds up the bytes that the workspace's isolated recordings take up, with their pictures. */
export async function sumOfIsolations(ctx: Context): Promise<number> {
  const { bytes } = await ctx.db.one<{ bytes: number }>(sql`
    select coalesce(sum(size_bytes + film_bytes + coalesce(octet_length(preview), 0)), 0)::float8 as bytes
    from isolation_items where workspace_id = ${ctx.workspaceId}`)
  return bytes
}

/** The keys of all files that rows name. */
export const isolationKeys = sql`
  select storage_key from isolation_items
  union all select film_key from isolation_items where film_key is not null`

export type Owner = { readonly workspaceId: WorkspaceId; readonly userId?: UserId | undefined }

export type IsolationFiles = FileKeys & Pick<IsolationRow, 'id' | 'size_bytes' | 'film_type' | 'film_bytes'>

/** Lists the files of a workspace, or of somebody there. */
export function listIsolationFiles(ctx: Context, { workspaceId, userId }: Owner): Promise<IsolationFiles[]> {
  return ctx.db.many(sql`
    select id, storage_key, size_bytes::float8 as size_bytes, film_key, film_type, film_bytes::float8 as film_bytes
    from isolation_items
    where workspace_id = ${workspaceId} ${userId === undefined ? empty : sql`and user_id = ${userId}`} order by id`)
}

/** Removes all of a workspace, or of somebody there; answers the keys of the files. */
export async function removeIsolationsOf(ctx: Context, { workspaceId, userId }: Owner): Promise<string[]> {
  const rows = await ctx.db.many<FileKeys>(sql`
    delete from isolation_items
    where workspace_id = ${workspaceId} ${userId === undefined ? empty : sql`and user_id = ${userId}`}
    returning storage_key, film_key`)
  return rows.flatMap(keysOf)
}

/** Gives what somebody made in a workspace to another member. */
export async function giveIsolations(
  ctx: Context,
  { workspaceId, from, to }: { readonly workspaceId: WorkspaceId; readonly from: UserId; readonly to: UserId },
): Promise<void> {
  await ctx.db.run(sql`
    update isolation_items set user_id = ${to} where workspace_id = ${workspaceId} and user_id = ${from}`)
}
