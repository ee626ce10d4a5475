import type { UserId } from '@vireo/contracts/kit'
import sql, { raw } from 'sql-template-tag'
import type { Context } from '#kernel/context.ts'
import type { ExportInProgress, ExportRow } from '../tables.ts'

const columns = raw(`e.id, e.user_id, e.workspace_id, e.job_id, e.storage_key, e.size_bytes, e.created_at, e.expires_at,
  e.token_hash, e.token_expires_at`)

/** Inserts a copy that a job is about to make; it has no file yet. */
export async function insertExport(
  ctx: Context,
  row: Pick<ExportRow, 'id' | 'user_id' | 'workspace_id' | 'job_id' | 'created_at'>,
): Promise<void> {
  await ctx.db.run(sql`
    insert into data_exports (id, user_id, workspace_id, job_id, created_at)
    values (${row.id}, ${row.user_id}, ${row.workspace_id}, ${row.job_id}, ${row.created_at})`)
}

/** Locks a person's copies: others who start one for them wait until this transaction ends. */
export async function lockExportsOf(ctx: Context, userId: UserId): Promise<void> {
  await ctx.db.run(sql`select pg_advisory_xact_lock(hashtextextended(${`data-exports:${userId}`}, 0))`)
}

/**
 * Lists up to 20 copies of a person's data, newest first, that exist or are being made, with the state and progress of
 * each.
 */
export function listExportsOf(ctx: Context, userId: UserId): Promise<ExportInProgress[]> {
  return ctx.db.many(sql`
    select ${columns}, coalesce(j.state, 'failed') as state, coalesce(j.progress, 0) as progress
    from data_exports e left join jobs j on j.id = e.job_id
    where e.user_id = ${userId} and e.removed_at is null and (e.expires_at is null or e.expires_at > ${ctx.now()})
    order by e.id desc limit 20`)
}

/** Finds a copy of the caller's own data by its id; undefined once it was removed or has expired. */
export function findOwnExport(ctx: Context, id: string): Promise<ExportRow | undefined> {
  return ctx.db.maybe(sql`
    select ${columns} from data_exports e
    where e.id = ${id} and e.user_id = ${ctx.actor.userId} and e.removed_at is null
      and (e.expires_at is null or e.expires_at > ${ctx.now()})`)
}

/** Finds a copy by its id, whosever it is: for the job that makes it. */
export function findExport(ctx: Context, id: string): Promise<ExportRow | undefined> {
  return ctx.db.maybe(sql`select ${columns} from data_exports e where e.id = ${id} and e.removed_at is null`)
}

/** Finds a finished copy by its id and the hash of a download token; undefined once either has expired. */
export function findExportByToken(ctx: Context, id: string, tokenHash: string): Promise<ExportRow | undefined> {
  return ctx.db.maybe(sql`
    select ${columns} from data_exports e
    where e.id = ${id} and e.token_hash = ${tokenHash} and e.token_expires_at > ${ctx.now()}
      and e.expires_at > ${ctx.now()} and e.removed_at is null and e.storage_key is not null`)
}

/** Stores the hash of a copy's download token and when it expires; the previous token stops working. */
export async function updateToken(ctx: Context, id: string, tokenHash: string, expiresAt: Date): Promise<void> {
  await ctx.db.run(sql`
    update data_exports set token_hash = ${tokenHash}, token_expires_at = ${expiresAt} where id = ${id}`)
}

/** Records the file of a finished copy. Returns false when the copy was removed or another job finished it first. */
export async function markComplete(
  ctx: Context,
  row: Pick<ExportRow, 'id' | 'job_id' | 'storage_key' | 'size_bytes' | 'expires_at'>,
): Promise<boolean> {
  const rows = await ctx.db.run(sql`
    update data_exports set storage_key = ${row.storage_key}, size_bytes = ${row.size_bytes},
      expires_at = ${row.expires_at}
    where id = ${row.id} and job_id = ${row.job_id} and storage_key is null and removed_at is null`)
  return rows === 1
}

/** Marks a copy as removed and returns the storage key of its file, if it had one. */
export async function markRemoved(ctx: Context, id: string): Promise<string[]> {
  return keysOf(
    await ctx.db.many(sql`
      update data_exports set removed_at = ${ctx.now()} where id = ${id} and removed_at is null returning storage_key`),
  )
}

/** Deletes the rows of every copy of a deleted person and returns the storage keys of their files. */
export async function removeExportsOf(ctx: Context, userId: UserId): Promise<string[]> {
  return keysOf(await ctx.db.many(sql`delete from data_exports where user_id = ${userId} returning storage_key`))
}

/**
 * Deletes the rows of up to `limit` copies that have expired, failed or been removed; returns how many there were, and
 * the storage keys of their files.
 */
export async function removeExpired(
  ctx: Context,
  failedBefore: Date,
  limit: number,
): Promise<{ rows: number; storageKeys: string[] }> {
  const gone = await ctx.db.many<{ storage_key: string | null }>(sql`
    delete from data_exports where id in (
      select e.id from data_exports e left join jobs j on j.id = e.job_id
      where e.expires_at < ${ctx.now()} or e.removed_at is not null
        or (e.storage_key is null and e.created_at < ${failedBefore}
          and coalesce(j.state, 'failed') not in ('queued', 'running'))
      limit ${limit} for update of e skip locked)
    returning storage_key`)
  return { rows: gone.length, storageKeys: keysOf(gone) }
}

function keysOf(rows: readonly { storage_key: string | null }[]): string[] {
  return rows.flatMap((row) => row.storage_key ?? [])
}
