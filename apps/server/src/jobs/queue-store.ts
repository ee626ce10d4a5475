import sql from 'sql-template-tag'
import type { Context } from '../kernel/context.ts'
import { careOf, type JobKind } from './job-kind.ts'

export type QueuedJob = {
  readonly id: string
  readonly name: string
  readonly key: string
  readonly kind: JobKind
  /** Whose it is: jobs of a line come one after another, the lines take turns. */
  readonly line: string
  readonly turn: number
}

/** What the queue can hold. Turns begin at nought again whenever nothing waits, so that it is never reached but in a queue without end. */
const priorityMax = 32_767

/** Puts a stored job into the queue; a waiting one of the same key is replaced. */
export async function addToQueue(ctx: Context, job: QueuedJob & { attemptsMax: number }): Promise<void> {
  const queue = careOf[job.kind].oneEach && job.line !== '' ? `${job.kind}:${job.line}` : null
  await ctx.db.run(sql`
    select graphile_worker.add_job(${job.name}, payload := ${JSON.stringify({ jobId: job.id })}::json,
      queue_name := ${queue}, priority := ${Math.min(job.turn, priorityMax)}::integer,
      max_attempts := ${job.attemptsMax}, job_key := ${job.key})`)
}

/** Deletes queues without jobs, since every search for a job looks at all of them. */
export async function removeEmptyQueues(ctx: Context): Promise<void> {
  await ctx.db.run(sql`
    delete from graphile_worker._private_job_queues queue where locked_at is null
      and not exists (select from graphile_worker._private_jobs job where job.job_queue_id = queue.id)`)
}

/** Finds open jobs that the queue does not know. */
export function findLostJobs(ctx: Context, createdBefore: Date): Promise<QueuedJob[]> {
  return ctx.db.many(sql`
    select id, name, key, kind, line, turn from jobs where state in ('queued', 'running') and created_at < ${createdBefore}
      and not exists (select from graphile_worker.jobs queued where queued.key = jobs.key)`)
}

/** A locked job of the queue whose worker is gone; the last two are null where no stored job is behind it. */
export type AbandonedJob = {
  readonly queue_id: string
  readonly attempts: number
  readonly max_attempts: number
  readonly locked_by: string
  readonly job_id: string | null
  readonly runs: number | null
}

/** Finds locked jobs whose worker belongs to no process that still renews its lease. */
export function findAbandoned(ctx: Context, lockedBefore: Date): Promise<AbandonedJob[]> {
  return ctx.db.many(sql`
    select queued.id as queue_id, queued.attempts, queued.max_attempts, queued.locked_by, jobs.id as job_id, jobs.attempts as runs
    from graphile_worker.jobs queued
    left join jobs on jobs.key = queued.key and jobs.state = 'running'
    where queued.locked_at < ${lockedBefore} and not exists (
      select from nodes where lease_until > ${ctx.now()} and queued.locked_by = any(workers))`)
}

/** Finds open jobs that the queue gives to nobody any more, because it counted all their attempts. */
export function findExhausted(ctx: Context, createdBefore: Date): Promise<Omit<AbandonedJob, 'locked_by'>[]> {
  return ctx.db.many(sql`
    select queued.id as queue_id, queued.attempts, queued.max_attempts, jobs.id as job_id, jobs.attempts as runs
    from graphile_worker.jobs queued
    join jobs on jobs.key = queued.key and jobs.state in ('queued', 'running')
    where queued.locked_at is null and queued.attempts >= queued.max_attempts and jobs.created_at < ${createdBefore}`)
}

/** Releases every job that these workers hold a lock on. */
export async function unlock(ctx: Context, workers: readonly string[]): Promise<void> {
  await ctx.db.run(sql`select graphile_worker.force_unlock_workers(${workers})`)
}

/** Makes a queued job due at once and sets its number of attempts. */
export async function takeBack(ctx: Context, queueId: string, attempts: number): Promise<void> {
  await ctx.db.run(sql`
    select id from graphile_worker.reschedule_jobs(array[${queueId}]::bigint[], attempts := ${attempts})`)
}

/**
 * Takes the attempt under way of a job that this process holds off its count. The queue has no function for what is locked, and
 * what is unlocked may be another's a moment later.
 */
export async function giveAttemptBack(ctx: Context, key: string): Promise<void> {
  await ctx.db.run(sql`
    update graphile_worker._private_jobs set attempts = greatest(0, attempts - 1) where key = ${key} and locked_at is not null`)
}

/** Removes a job from the queue. */
export async function removeQueued(ctx: Context, queueId: string): Promise<void> {
  await ctx.db.run(sql`select id from graphile_worker.complete_jobs(array[${queueId}]::bigint[])`)
}
