import { transaction } from '../kernel/transaction.ts'
import type { Context } from '../kernel/context.ts'

import type { JobDefinition } from './define-job.ts'
import { markFinished, markQueued } from './job-store.ts'
import { crashedTooOften, mayRunAgain } from './process-crashed.ts'
import {
  type AbandonedJob,
  addToQueue,
  findAbandoned,
  findExhausted,
  findLostJobs,
  removeQueued,
  takeBack,
  unlock,
} from './queue-store.ts'

/** Longer than a process may take to say which workers it has, and to renew its lease. */
const graceMs = 20_000

/**
 * Gives jobs of killed processes back to the queue, which alone would wait hours for them, and queues again what
 * is open but not in the queue (after a restore), or has no attempt left there. A crash does not count as an attempt, until there are too many.
 */
export async function recoverJobs(ctx: Context, definitions: readonly JobDefinition[]): Promise<void> {
  const attemptsOf = new Map(definitions.map(({ name, attemptsMax }) => [name, attemptsMax]))
  const before = new Date(ctx.now().getTime() - graceMs)
  await transaction(ctx, async (ctx) => {
    const abandoned = await findAbandoned(ctx, before)
    if (abandoned.length > 0) await unlock(ctx, [...new Set(abandoned.map((job) => job.locked_by))])
    for (const job of abandoned) await handBack(ctx, job)
    for (const job of await findExhausted(ctx, before)) await handBack(ctx, job)
    for (const lost of await findLostJobs(ctx, before)) {
      await markQueued(ctx, lost.id)
      await addToQueue(ctx, { ...lost, attemptsMax: attemptsOf.get(lost.name) ?? 1 })
    }
  })
}

/**
 * Returns an abandoned job to the queue, or fails it after too many crashes. Scheduled jobs need nothing but their
 * unlocking.
 */
async function handBack(ctx: Context, job: Omit<AbandonedJob, 'locked_by'>): Promise<void> {
  if (job.job_id === null || job.runs === null) return
  if (mayRunAgain(job.runs, job.max_attempts)) {
    await takeBack(ctx, job.queue_id, Math.max(0, job.attempts - 1))
    return markQueued(ctx, job.job_id)
  }
  await removeQueued(ctx, job.queue_id)
  await markFinished(ctx, job.job_id, crashedTooOften)
}
