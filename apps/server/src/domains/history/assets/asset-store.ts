import type { UserId, WorkspaceId } from '@vireo/contracts/kit'
import sql, { empty } from 'sql-template-tag'
import type { Context } from '#kernel/context.ts'
import type { AssetRow } from './tables.ts'

const columns = sql`id, workspace_id, user_id, name, mime_type, storage_key, size_bytes::float8 as size_bytes, created_at`

/** Writes a row. */
export async function insertAsset(ctx: Context, row: AssetRow): Promise<void> {
  await ctx.db.run(sql`
    insert into assets (id, workspace_id, user_id, name, mime_type, storage_key, size_bytes, created_at)
    values (${row.id}, ${row.workspace_id}, ${row.user_id}, ${row.name}, ${row.mime_type}, ${row.storage_key},
      ${row.size_bytes}, ${row.created_at})`)
}

export type AssetsBehind = {
  /** The id of the last one before; the first page without it. */
  readonly cursor: string | undefined
  readonly limit: number
  readonly search: string | undefined
}

/** Reads a page of what the caller's workspace has, newest first. */
export function listAssetsOf(ctx: Context, { cursor, limit, search }: AssetsBehind): Promise<AssetRow[]> {
  return ctx.db.many(sql`
    select ${columns} from assets
    where workspace_id = ${ctx.workspaceId} ${cursor === undefined ? empty : sql`and id < ${cursor}`}
      ${search === undefined ? empty : sql`and strpos(lower(name), lower(${search})) > 0`}
    order by id desc limit ${limit}`)
}

/** Finds one of the caller's workspace. */
export function findAsset(ctx: Context, id: string): Promise<AssetRow | undefined> {
  return ctx.db.maybe(sql`select ${columns} from assets where id = ${id} and workspace_id = ${ctx.workspaceId}`)
}

/** Finds one, whoever asks: for those who show that they were given its address. */
export function findAnyAsset(ctx: Context, id: string): Promise<AssetRow | undefined> {
  return ctx.db.maybe(sql`select ${columns} from assets where id = ${id}`)
}

/** Removes one of the caller's workspace; answers what it was. */
export function removeAsset(ctx: Context, id: string): Promise<AssetRow | undefined> {
  return ctx.db.maybe(sql`
    delete from assets where id = ${id} and workspace_id = ${ctx.workspaceId} returning ${columns}`)
}

/** Adds up the bytes that the workspace's assets take up. */
export async function sumOfAssets(ctx: Context): Promise<number> {
  const { bytes } = await ctx.db.one<{ bytes: number }>(sql`
    select coalesce(sum(size_bytes), 0)::float8 as bytes from assets where workspace_id = ${ctx.workspaceId}`)
  return bytes
}

/** The keys of all files that rows name. */
export const assetKeys = sql`select storage_key from assets`

/** Answers those of some keys that rows name. */
export async function listUsedKeys(ctx: Context, keys: readonly string[]): Promise<string[]> {
  const rows = await ctx.db.many<{ storage_key: string }>(sql`
    select storage_key from assets where storage_key = any(${keys})`)
  return rows.map((row) => row.storage_key)
}

/** Lists the files of a workspace. */
export function listAssetFiles(
  ctx: Context,
  workspaceId: WorkspaceId,
): Promise<{ readonly id: string; readonly storage_key: string; readonly size_bytes: number }[]> {
  return ctx.db.many(sql`
    select id, storage_key, size_bytes::float8 as size_bytes from assets where workspace_id = ${workspaceId} order by id`)
}

/** Removes all of a workspace; answers the keys of the files. */
export async function removeAssetsOf(ctx: Context, workspaceId: WorkspaceId): Promise<string[]> {
  const rows = await ctx.db.many<{ storage_key: string }>(sql`
    delete from assets where workspace_id = ${workspaceId} returning storage_key`)
  return rows.map((row) => row.storage_key)
}

type Departure = { readonly workspaceId: WorkspaceId; readonly userId: UserId; readonly heirId: UserId | null }

/** Writes that somebody else brought what somebody did; nobody, where there is no heir: the workspace keeps it. */
export async function giveAssets(ctx: Context, { workspaceId, userId, heirId }: Departure): Promise<void> {
  await ctx.db.run(sql`
    update assets set user_id = ${heirId} where workspace_id = ${workspaceId} and user_id = ${userId}`)
}
