import sql, { raw } from 'sql-template-tag'
import type { Context } from '#kernel/context.ts'
import type { UploadRow } from '../tables.ts'

const columns = raw(`id, work_id, workspace_id, request_id, storage_key, size_bytes, duration_ms, peaks, loudness_lufs,
  peak_dbtp, silence_start_ms, silence_end_ms, silence_inside_ms, kept_at, created_at`)

/** Inserts an upload, which counts once it is kept. */
export async function insertUpload(ctx: Context, row: UploadRow): Promise<void> {
  await ctx.db.run(sql`
    insert into publishing_uploads (${columns})
    values (${row.id}, ${row.work_id}, ${row.workspace_id}, ${row.request_id}, ${row.storage_key}, ${row.size_bytes},
      ${row.duration_ms}, ${row.peaks}::smallint[], ${row.loudness_lufs}, ${row.peak_dbtp}, ${row.silence_start_ms},
      ${row.silence_end_ms}, ${row.silence_inside_ms}, ${row.kept_at}, ${row.created_at})`)
}

/** Says that the file of an upload is stored. Tells whether the upload is still there. */
export async function keepUpload(ctx: Context, id: string): Promise<boolean> {
  const kept = await ctx.db.many(sql`
    update publishing_uploads set kept_at = ${ctx.now()}
    where id = ${id} and workspace_id = ${ctx.workspaceId} returning id`)
  return kept.length > 0
}

/** Takes back an upload that was not kept. */
export async function takeBackUpload(ctx: Context, id: string): Promise<void> {
  await ctx.db.run(sql`
    delete from publishing_uploads where id = ${id} and workspace_id = ${ctx.workspaceId} and kept_at is null`)
}

/** Lists what was uploaded to a work of the caller's workspace. */
export function listUploads(ctx: Context, workId: string): Promise<UploadRow[]> {
  return ctx.db.many(sql`
    select ${columns} from publishing_uploads
    where work_id = ${workId} and workspace_id = ${ctx.workspaceId} and kept_at is not null order by id`)
}

/** Finds what a request uploaded to a work of the caller's workspace. */
export function findUploadOf(ctx: Context, workId: string, requestId: string): Promise<UploadRow | undefined> {
  return ctx.db.maybe(sql`
    select ${columns} from publishing_uploads
    where work_id = ${workId} and workspace_id = ${ctx.workspaceId} and request_id = ${requestId}
      and kept_at is not null limit 1`)
}

/** Finds which of these were uploaded to a work of the caller's workspace, and holds them: nothing removes them meanwhile. */
export async function holdUploads(ctx: Context, workId: string, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await ctx.db.many<{ id: string }>(sql`
    select id from publishing_uploads
    where work_id = ${workId} and workspace_id = ${ctx.workspaceId} and id = any(${ids}::text[])
      and kept_at is not null for key share`)
  return rows.map(({ id }) => id)
}

const isUsed = sql`(
  exists (select from publishing_chapters c where c.upload_id = u.id)
  or exists (select from publishing_edition_chapters e where e.upload_id = u.id))`

/** Notes since when uploads of every workspace are in no work and no edition, as far as that is new. */
export async function noteUnusedUploads(ctx: Context): Promise<void> {
  await ctx.db.run(sql`
    update publishing_uploads u set unused_since = ${ctx.now()} where unused_since is null and not ${isUsed}`)
  await ctx.db.run(sql`
    update publishing_uploads u set unused_since = null where unused_since is not null and ${isUsed}`)
}

/** Finds some uploads of every workspace that nothing has since before an instant, and holds them. */
export async function holdUnusedUploads(ctx: Context, before: Date, limit: number): Promise<string[]> {
  const rows = await ctx.db.many<{ id: string }>(sql`
    select id from publishing_uploads where unused_since < ${before} order by id limit ${limit}
    for update skip locked`)
  return rows.map(({ id }) => id)
}

/** Removes those of these uploads that still nothing has. */
export function removeUploads(
  ctx: Context,
  ids: readonly string[],
): Promise<Pick<UploadRow, 'workspace_id' | 'storage_key'>[]> {
  return ctx.db.many(sql`
    delete from publishing_uploads u where id = any(${ids}::text[]) and not ${isUsed}
    returning workspace_id, storage_key`)
}

/** Selects the keys of all files that were uploaded. */
export const uploadKeys = sql`select storage_key from publishing_uploads`
