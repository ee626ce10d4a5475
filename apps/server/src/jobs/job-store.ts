import type { WorkspaceId } from '@vireo/contracts/kit'
import sql, { type Sql } from 'sql-template-tag'
import type { Context } from '../kernel/context.ts'
import { transaction } from '../kernel/transaction.ts'
import type { JobKind } from './job-kind.ts'
import { addToQueue, giveAttemptBack } from './queue-store.ts'

export type JobState = 'queued' | 'running' | 'done' | 'failed' | 'canceled'

export type JobRow = {
  readonly id: string
  readonly name: string
  readonly workspace_id: WorkspaceId
  readonly state: JobState
  readonly payload: unknown
  readonly progress: number
  readonly result: unknown
  readonly error_code: string | null
  readonly error_message: string | null
  readonly cancel_requested_at: Date | null
  readonly attempts: number
  readonly created_at: Date
  readonly finished_at: Date | null
}

const columns = sql`id, name, workspace_id, state, payload, progress, result, error_code, error_message,
  cancel_requested_at, attempts, created_at, finished_at`

export type NewJob = {
  readonly id: string
  readonly name: string
  readonly payload: unknown
  readonly attemptsMax: number
  readonly kind: JobKind
  /** Whose it is; empty for what is nobody's in particular. */
  readonly line: string
  readonly mayBeStopped?: boolean
  readonly dedupeKey?: string
}

/** Stores a job and queues it, in the caller's transaction: either both happen or neither. */
export async function insertJob(ctx: Context, job: NewJob): Promise<void> {
  const key = job.dedupeKey ?? job.id
  if (job.dedupeKey !== undefined) await cancelReplaced(ctx, key)
  const { turn } = await ctx.db.one<{ turn: number }>(sql`
    insert into jobs (id, key, name, workspace_id, state, payload, created_at, kind, line,
      may_be_stopped, turn)
    values (${job.id}, ${key}, ${job.name}, ${ctx.workspaceId}, 'queued', ${JSON.stringify(job.payload)}::jsonb, ${ctx.now()},
      ${job.kind}, ${job.line}, ${job.mayBeStopped ?? false}, ${nextTurn(job)})
    returning turn`)
  await addToQueue(ctx, { ...job, key, turn })
}

/**
 * Computes the turn of a new job: that of the round under way, but behind all that its own line has open. A line with
 * many jobs gets one per round, and a newcomer joins the current round.
 */
export function nextTurn({ kind, line }: Pick<NewJob, 'kind' | 'line'>): Sql {
  return sql`greatest(
    coalesce(
      (select max(turn) from jobs where kind = ${kind} and state = 'running'),
      (select min(turn) from jobs where kind = ${kind} and state = 'queued'), 0),
    coalesce(
      (select max(turn) + 1 from jobs where kind = ${kind} and line = ${line} and state in ('queued', 'running')), 0))`
}

/** Cancels a job that still waits under the same key; the new one takes its place in the queue. */
async function cancelReplaced(ctx: Context, key: string): Promise<void> {
  await ctx.db.run(sql`
    update jobs set state = 'canceled', finished_at = ${ctx.now()} where key = ${key} and state = 'queued'`)
}

/** Finds a job of the context's workspace. */
export function findJob(ctx: Context, id: string): Promise<JobRow | undefined> {
  return ctx.db.maybe(sql`select ${columns} from jobs where id = ${id} and workspace_id = ${ctx.workspaceId}`)
}

/** Counts those of these jobs of the context's workspace that wait or are under way. */
export async function countOpenJobs(ctx: Context, ids: readonly string[]): Promise<number> {
  const { count } = await ctx.db.one<{ count: number }>(sql`
    select count(*) as count from jobs
    where id = any(${ids}) and workspace_id = ${ctx.workspaceId} and state in ('queued', 'running')`)
  return count
}

/** Finds a job of any workspace, for the runner. */
export function findJobToRun(ctx: Context, id: string): Promise<JobRow | undefined> {
  return ctx.db.maybe(sql`select ${columns} from jobs where id = ${id}`)
}

/** Marks a job as running and counts the attempt; its first start keeps its time. */
export async function markRunning(ctx: Context, id: string): Promise<void> {
  await ctx.db.run(sql`
    update jobs set state = 'running', attempts = attempts + 1, started_at = coalesce(started_at, ${ctx.now()}) where id = ${id}`)
}

/** Stores the progress of a job, which never goes back. Answers whether somebody asked for the job to stop. */
export async function storeProgress(ctx: Context, id: string, progress: number): Promise<{ cancelRequested: boolean }> {
  const row = await ctx.db.maybe<{ cancel_requested_at: Date | null }>(sql`
    update jobs set progress = greatest(progress, ${progress}) where id = ${id} returning cancel_requested_at`)
  return { cancelRequested: row?.cancel_requested_at !== null && row !== undefined }
}

/** Lists which of the given jobs somebody asked to stop. */
export async function findCancelRequested(ctx: Context, ids: readonly string[]): Promise<string[]> {
  const rows = await ctx.db.many<{ id: string }>(sql`
    select id from jobs where id = any(${ids}) and cancel_requested_at is not null`)
  return rows.map((row) => row.id)
}

/** Records the outcome of a job. A job that is over already keeps its own. */
export async function markFinished(
  ctx: Context,
  id: string,
  outcome: { state: 'done' | 'failed' | 'canceled'; result?: unknown; code?: string; message?: string },
): Promise<void> {
  await ctx.db.run(sql`
    update jobs set state = ${outcome.state}, result = ${JSON.stringify(outcome.result ?? null)}::jsonb,
      progress = case when ${outcome.state} = 'done' then 1 else progress end,
      error_code = ${outcome.code ?? null}, error_message = ${outcome.message ?? null}, finished_at = ${ctx.now()}
    where id = ${id} and state in ('queued', 'running')`)
}

/** Returns a running job to the queue because another attempt follows. */
export async function markQueued(ctx: Context, id: string): Promise<void> {
  await ctx.db.run(sql`update jobs set state = 'queued' where id = ${id} and state = 'running'`)
}

/** Returns a running job to the queue because the process drains: the attempt does not count, however often that happens. */
export const markHandedBack = (ctx: Context, id: string): Promise<void> =>
  giveBack(ctx, id, sql`state = 'queued', attempts = greatest(0, attempts - 1)`)

/** Returns a running job to the queue because the process breaks: the queue gives it once more, and the run is remembered. */
export const markLeftByCrash = (ctx: Context, id: string): Promise<void> => giveBack(ctx, id, sql`state = 'queued'`)

async function giveBack(ctx: Context, id: string, changes: Sql): Promise<void> {
  await transaction(ctx, async (ctx) => {
    const row = await ctx.db.maybe<{ key: string }>(sql`
      update jobs set ${changes} where id = ${id} and state = 'running' returning key`)
    if (row) await giveAttemptBack(ctx, row.key)
  })
}

/**
 * Asks a job to stop: a queued one is canceled at once, a running one is told. Answers false when it was over already.
 */
export async function requestCancel(ctx: Context, id: string): Promise<boolean> {
  const touched = await ctx.db.run(sql`
    update jobs set cancel_requested_at = coalesce(cancel_requested_at, ${ctx.now()}),
      state = case when state = 'queued' then 'canceled' else state end,
      finished_at = case when state = 'queued' then ${ctx.now()}::timestamptz else finished_at end
    where id = ${id} and workspace_id = ${ctx.workspaceId} and state in ('queued', 'running')`)
  return touched === 1
}
