import type { HistoryItemId, ShareVideoId, WorkspaceId } from '@vireo/contracts/kit'
import sql from 'sql-template-tag'
import type { Context, TransactionContext } from '#kernel/context.ts'
import type { VideoRow } from '../tables.ts'

const columns = sql`id, workspace_id, history_item_id, recording_key, theme, strips_tags, format, caption, job_id, storage_key,
  size_bytes, asked_at, created_at`

/** Finds the video of a look, or begins it, and holds it until the transaction ends. It is asked for now. */
export function holdVideo(ctx: TransactionContext, row: VideoRow): Promise<VideoRow> {
  return ctx.db.one(sql`
    insert into share_videos (${columns})
    values (${row.id}, ${row.workspace_id}, ${row.history_item_id}, ${row.recording_key}, ${row.theme}, ${row.strips_tags},
      ${row.format}, ${row.caption}, ${row.job_id}, ${row.storage_key}, ${row.size_bytes}, ${row.asked_at}, ${row.created_at})
    on conflict (workspace_id, history_item_id, theme, strips_tags, format) do update set asked_at = excluded.asked_at
    returning ${columns}`)
}

/** Names the job that makes a video now, as another one says who is heard; what there was of it is nobody's. */
export async function restartVideo(
  ctx: TransactionContext,
  id: ShareVideoId,
  { jobId, caption }: { readonly jobId: string; readonly caption: string },
): Promise<void> {
  await ctx.db.run(sql`
    update share_videos set job_id = ${jobId}, caption = ${caption}, storage_key = null, size_bytes = null where id = ${id}`)
}

/** Records the file of a video; false where it is no longer wanted, or another job makes it. */
export async function keepVideo(
  ctx: Context,
  id: ShareVideoId,
  file: { readonly jobId: string; readonly storageKey: string; readonly sizeBytes: number },
): Promise<boolean> {
  const kept = await ctx.db.run(sql`
    update share_videos set storage_key = ${file.storageKey}, size_bytes = ${file.sizeBytes}
    where id = ${id} and job_id = ${file.jobId} and storage_key is null`)
  return kept === 1
}

/** Finds a video of any workspace: its signed address says whose it is. */
export function findVideo(ctx: Context, id: ShareVideoId): Promise<VideoRow | undefined> {
  return ctx.db.maybe(sql`select ${columns} from share_videos where id = ${id}`)
}

/** Finds the video of a recording that a job makes, in the caller's workspace. */
export function findVideoOfJob(ctx: Context, itemId: HistoryItemId, jobId: string): Promise<VideoRow | undefined> {
  return ctx.db.maybe(sql`
    select ${columns} from share_videos
    where workspace_id = ${ctx.workspaceId} and history_item_id = ${itemId} and job_id = ${jobId}`)
}

/** Locks the videos of the caller's workspace: others who begin one wait until this transaction ends. */
export async function lockVideosOf(ctx: TransactionContext): Promise<void> {
  await ctx.db.run(sql`select pg_advisory_xact_lock(hashtextextended(${`videos:${ctx.workspaceId}`}, 0))`)
}

/** Lists the jobs of all videos of the caller's workspace that have no file, the latest first. */
export async function listUnmadeJobs(ctx: Context): Promise<string[]> {
  const rows = await ctx.db.many<{ job_id: string }>(sql`
    select job_id from share_videos
    where workspace_id = ${ctx.workspaceId} and storage_key is null and job_id is not null
    order by asked_at desc`)
  return rows.map((row) => row.job_id)
}

type Files = { readonly storage_key: string | null }
const keysOf = (rows: readonly Files[]) => rows.flatMap(({ storage_key: key }) => key ?? [])

/** Removes the videos of recordings that are gone, and answers the keys of their files. */
export async function removeVideosOfRecordings(ctx: Context, recordingKeys: readonly string[]): Promise<string[]> {
  return keysOf(
    await ctx.db.many<Files>(
      sql`delete from share_videos where recording_key = any(${recordingKeys}) returning storage_key`,
    ),
  )
}

/** Removes up to `limit` videos that nobody asked for since an instant, and answers how many, and the keys of their files. */
export async function removeVideosAskedBefore(
  ctx: Context,
  instant: Date,
  limit: number,
): Promise<{ readonly count: number; readonly storageKeys: string[] }> {
  const rows = await ctx.db.many<Files>(sql`
    delete from share_videos where id in (
      select id from share_videos where asked_at < ${instant} order by asked_at limit ${limit} for update skip locked)
    returning storage_key`)
  return { count: rows.length, storageKeys: keysOf(rows) }
}

/** Removes all videos of a workspace, and answers the keys of their files. */
export async function removeVideosOf(ctx: Context, workspaceId: WorkspaceId): Promise<string[]> {
  return keysOf(
    await ctx.db.many<Files>(sql`delete from share_videos where workspace_id = ${workspaceId} returning storage_key`),
  )
}

/** Reads a page of the videos of a workspace, in the order of their ids. */
export function listVideosOf(
  ctx: Context,
  workspaceId: WorkspaceId,
  after: string,
  limit: number,
): Promise<VideoRow[]> {
  return ctx.db.many(sql`
    select ${columns} from share_videos where workspace_id = ${workspaceId} and id > ${after} order by id limit ${limit}`)
}
