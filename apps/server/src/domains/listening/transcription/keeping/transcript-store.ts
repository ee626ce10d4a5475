import type { TranscriptState } from '@vireo/contracts/transcription'
import sql, { join, type Sql } from 'sql-template-tag'
import type { Context, TransactionContext } from '#kernel/context.ts'
import { forgetResource, ownResource, visibleInPage, visibleTo } from '#resources'
import type { TranscriptRow } from '../tables.ts'
import { transcriptType } from './transcript-type.ts'

const excerptLength = 240

const columns = sql`id, workspace_id, user_id, title, state, failure, wishes, telling, job_id, reservation_id, progress, seconds_left,
  language_code, language_probability, timing, source_url, duration_ms, media_key, media_type, media_bytes::float8 as media_bytes,
  has_video, credits, version, created_at, finished_at`
const beginning = sql`left(spoken, ${excerptLength}) as excerpt`

/** Limits a query to what the caller sees. */
function seen(ctx: Context): Sql {
  return sql`transcripts.workspace_id = ${ctx.workspaceId} and ${visibleTo(ctx, transcriptType, sql`transcripts.id`)}`
}

/** Writes a transcript, which is the caller's and shared as they prefer. */
export async function insertTranscript(
  ctx: TransactionContext,
  row: Omit<TranscriptRow, 'excerpt'> & { readonly spoken: string },
): Promise<void> {
  await ctx.db.run(sql`
    insert into transcripts (id, workspace_id, user_id, title, state, failure, wishes, telling, job_id, reservation_id, progress,
      seconds_left, language_code, language_probability, timing, source_url, duration_ms, media_key, media_type, media_bytes, has_video,
      credits, version, spoken, created_at, finished_at, request_id)
    values (${row.id}, ${row.workspace_id}, ${row.user_id}, ${row.title}, ${row.state}, ${json(row.failure)}::jsonb,
      ${json(row.wishes)}::jsonb, ${json(row.telling)}::jsonb, ${row.job_id}, ${row.reservation_id}, ${row.progress}, ${row.seconds_left},
      ${row.language_code}, ${row.language_probability}, ${row.timing}, ${row.source_url}, ${row.duration_ms}, ${row.media_key},
      ${row.media_type}, ${row.media_bytes}, ${row.has_video}, ${row.credits}, ${row.version}, ${row.spoken},
      ${row.created_at}, ${row.finished_at}, ${ctx.requestId})`)
  await ownResource(ctx, { type: transcriptType, id: row.id })
}

function json(value: unknown): string | null {
  return value === null ? null : JSON.stringify(value)
}

export type TranscriptFilter = {
  readonly after: string | undefined
  readonly limit: number
  readonly search: string | undefined
  readonly state: TranscriptState | undefined
  readonly language: string | undefined
  /** Whether the caller made them, or somebody else; all where it is absent. */
  readonly maker: 'me' | 'others' | undefined
}

/** Lists the transcripts that the caller sees behind a place, newest first; of a search, with what is around the first hit. */
export async function listSeen(
  ctx: Context,
  { after, limit, search, state, language, maker }: TranscriptFilter,
): Promise<TranscriptRow[]> {
  const hit = sql`strpos(lower(spoken), lower(${search ?? ''}))`
  const conditions = [
    sql`workspace_id = ${ctx.workspaceId}`,
    await visibleInPage(ctx, transcriptType, sql`transcripts.id`),
    ...(after === undefined
      ? []
      : [sql`(created_at, id) < (select created_at, id from transcripts where id = ${after} and ${seen(ctx)})`]),
    ...(search === undefined ? [] : [sql`(strpos(lower(title), lower(${search})) > 0 or ${hit} > 0)`]),
    ...(state === undefined ? [] : [sql`state = ${state}`]),
    ...(maker === undefined ? [] : [sql`(user_id is not distinct from ${ctx.actor.userId}) = ${maker === 'me'}`]),
    ...(language === undefined ? [] : [sql`language_code = ${language}`]),
  ]
  const around = sql`substr(spoken, greatest(1, ${hit} - 80), ${excerptLength})`
  return ctx.db.many(sql`
    select ${columns}, ${search === undefined ? beginning : sql`${around} as excerpt`} from transcripts
    where ${join(conditions, ' and ')} order by created_at desc, id desc limit ${limit}`)
}

/** Finds one that the caller sees. */
export function findTranscript(ctx: Context, id: string): Promise<TranscriptRow | undefined> {
  return ctx.db.maybe(sql`select ${columns}, ${beginning} from transcripts where id = ${id} and ${seen(ctx)}`)
}

/** Finds the one that a request made, as far as the caller sees it. */
export function findTranscriptOf(ctx: Context, requestId: string): Promise<TranscriptRow | undefined> {
  return ctx.db.maybe(
    sql`select ${columns}, ${beginning} from transcripts where request_id = ${requestId} and ${seen(ctx)}`,
  )
}

/** Finds what a signed address names, whoever asks. */
export function findAnyTranscript(ctx: Pick<Context, 'db'>, id: string): Promise<TranscriptRow | undefined> {
  return ctx.db.maybe(sql`select ${columns}, ${beginning} from transcripts where id = ${id}`)
}

/** Finds one that the caller sees, and holds it: nobody else changes it meanwhile. */
export function holdTranscript(ctx: TransactionContext, id: string): Promise<TranscriptRow | undefined> {
  return ctx.db.maybe(
    sql`select ${columns}, ${beginning} from transcripts where id = ${id} and ${seen(ctx)} for update`,
  )
}

/** Finds one of the workspace's that a job works on, and holds it. */
export function holdForWork(ctx: TransactionContext, id: string): Promise<TranscriptRow | undefined> {
  return ctx.db.maybe(sql`
    select ${columns}, ${beginning} from transcripts
    where id = ${id} and workspace_id = ${ctx.workspaceId} and state in ('queued', 'running') for update`)
}

/** Lists what waits or is worked on in all workspaces, behind an id. */
export function listOpenTranscripts(
  ctx: Context,
  { after, limit }: { readonly after: string; readonly limit: number },
): Promise<Pick<TranscriptRow, 'id' | 'workspace_id'>[]> {
  return ctx.db.many(sql`
    select id, workspace_id from transcripts
    where state in ('queued', 'running') and id > ${after} order by id limit ${limit}`)
}

export type TranscriptChange = Partial<
  Pick<
    TranscriptRow,
    | 'state'
    | 'failure'
    | 'telling'
    | 'reservation_id'
    | 'progress'
    | 'seconds_left'
    | 'language_code'
    | 'language_probability'
    | 'timing'
    | 'source_url'
    | 'job_id'
    | 'duration_ms'
    | 'credits'
    | 'version'
    | 'title'
    | 'media_key'
    | 'media_type'
    | 'media_bytes'
    | 'has_video'
    | 'finished_at'
  >
> & { readonly spoken?: string }

/** Changes a transcript that is held. */
export async function changeTranscript(ctx: TransactionContext, id: string, change: TranscriptChange): Promise<void> {
  const { failure, telling, ...plain } = change
  const set = [
    ...('state' in plain ? [sql`state = ${plain.state}`] : []),
    ...(telling === undefined ? [] : [sql`telling = ${json(telling)}::jsonb`]),
    ...(failure === undefined ? [] : [sql`failure = ${json(failure)}::jsonb`]),
    ...('reservation_id' in plain ? [sql`reservation_id = ${plain.reservation_id}`] : []),
    ...('progress' in plain ? [sql`progress = ${plain.progress}`] : []),
    ...('seconds_left' in plain ? [sql`seconds_left = ${plain.seconds_left}`] : []),
    ...('language_code' in plain ? [sql`language_code = ${plain.language_code}`] : []),
    ...('language_probability' in plain ? [sql`language_probability = ${plain.language_probability}`] : []),
    ...('timing' in plain ? [sql`timing = ${plain.timing}`] : []),
    ...('source_url' in plain ? [sql`source_url = ${plain.source_url}`] : []),
    ...('job_id' in plain ? [sql`job_id = ${plain.job_id}`] : []),
    ...('duration_ms' in plain ? [sql`duration_ms = ${plain.duration_ms}`] : []),
    ...('credits' in plain ? [sql`credits = ${plain.credits}`] : []),
    ...('version' in plain ? [sql`version = ${plain.version}`] : []),
    ...('title' in plain ? [sql`title = ${plain.title}`] : []),
    ...('media_key' in plain ? [sql`media_key = ${plain.media_key}`] : []),
    ...('media_type' in plain ? [sql`media_type = ${plain.media_type}`] : []),
    ...('has_video' in plain ? [sql`has_video = ${plain.has_video}`] : []),
    ...('media_bytes' in plain ? [sql`media_bytes = ${plain.media_bytes}`] : []),
    ...('finished_at' in plain ? [sql`finished_at = ${plain.finished_at}`] : []),
    ...('spoken' in plain ? [sql`spoken = ${plain.spoken}`] : []),
  ]
  await ctx.db.run(sql`
    update transcripts set ${join(set, ', ')} where id = ${id} and workspace_id = ${ctx.workspaceId}`)
}

/** Removes a transcript that is held, and whom it was shared with. */
export async function removeTranscript(ctx: TransactionContext, id: string): Promise<void> {
  await ctx.db.run(sql`delete from transcripts where id = ${id} and workspace_id = ${ctx.workspaceId}`)
  await forgetResource(ctx, { type: transcriptType, id })
}

/** Counts what waits or is worked on in the caller's workspace. */
export async function countOpenTranscripts(ctx: Context): Promise<number> {
  const { count } = await ctx.db.one<{ count: number }>(sql`
    select count(*)::int as count from transcripts
    where workspace_id = ${ctx.workspaceId} and state in ('queued', 'running')`)
  return count
}

/** Adds up the bytes that the workspace's recordings take up. */
export async function sumOfMedia(ctx: Context): Promise<number> {
  const { bytes } = await ctx.db.one<{ bytes: number }>(sql`
    select coalesce(sum(media_bytes), 0)::float8 as bytes from transcripts where workspace_id = ${ctx.workspaceId}`)
  return bytes
}

/** The keys of all files that rows name. */
export const mediaKeys = sql`select media_key as storage_key from transcripts where media_key is not null`
