import sql, { raw } from 'sql-template-tag'
import type { Context, TransactionContext } from '../kernel/context.ts'
import type { JobKind } from './job-kind.ts'
import { type JobRow, nextTurn } from './job-store.ts'
import { addToQueue } from './queue-store.ts'

/** States in which somebody who looks after the instance may have something to do. */
export type OverseenState = 'queued' | 'running' | 'failed'

/** A job of any workspace, as whoever runs the instance sees it: not what it works on. */
export type OverseenJob = Omit<JobRow, 'payload' | 'result'> & {
  readonly key: string
  readonly kind: JobKind
  readonly line: string
  readonly may_be_stopped: boolean
}

const columns =
  raw(`id, key, name, kind, line, workspace_id, state, progress, error_code, error_message, cancel_requested_at,
  attempts, created_at, finished_at, may_be_stopped`)

/** What is queued again by hand is tried so often. */
const attemptsByHand = 3

type JobPage = { readonly state: OverseenState; readonly after: string | undefined; readonly limit: number }

/** Lists jobs of all workspaces in a state, the newest first. */
export function listJobs(ctx: Context, { state, after, limit }: JobPage): Promise<OverseenJob[]> {
  return ctx.db.many(sql`
    select ${columns} from jobs where state = ${state} and (${after ?? null}::text is null or id < ${after ?? null})
    order by id desc limit ${limit}`)
}

export type JobCounts = {
  readonly queued: number
  readonly running: number
  /** Since the given instant. */
  readonly failed: number
  readonly oldest_queued_at: Date | null
}

/** Counts the jobs of all workspaces that are open, and those that failed since an instant. */
export function countJobs(ctx: Context, failedSince: Date): Promise<JobCounts> {
  return ctx.db.one(sql`
    select (select count(*) from jobs where state = 'queued') as queued,
      (select count(*) from jobs where state = 'running') as running,
      (select count(*) from jobs where state = 'failed' and finished_at >= ${failedSince}) as failed,
      (select min(created_at) from jobs where state = 'queued') as oldest_queued_at`)
}

/** Finds a job of any workspace and locks its row until the transaction ends. */
export function holdJob(ctx: TransactionContext, id: string): Promise<OverseenJob | undefined> {
  return ctx.db.maybe(sql`select ${columns} from jobs where id = ${id} for update`)
}

/**
 * Queues a failed job again, which bears being repeated as every job does. Returns false where it has not failed, or where the same
 * work waits again already.
 */
export async function queueAgain(ctx: TransactionContext, job: OverseenJob): Promise<boolean> {
  const row = await ctx.db.maybe<{ turn: number }>(sql`
    update jobs set state = 'queued', attempts = 0, progress = 0, error_code = null, error_message = null, finished_at = null,
      cancel_requested_at = null, turn = ${nextTurn(job)}
    where id = ${job.id} and state = 'failed'
      and not exists (select from jobs open where open.key = ${job.key} and open.state in ('queued', 'running'))
    returning turn`)
  if (!row) return false
  await addToQueue(ctx, { ...job, turn: row.turn, attemptsMax: attemptsByHand })
  return true
}
