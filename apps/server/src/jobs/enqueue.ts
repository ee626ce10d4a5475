import type { z } from 'zod'
import type { Context } from '../kernel/context.ts'
import { transaction } from '../kernel/transaction.ts'
import { type JobDefinition, kindOf } from './define-job.ts'
import { insertJob } from './job-store.ts'

/**
 * Queues work in the caller's transaction and tells its id. With a dedupe key, a job that still waits
 * under the same key is replaced.
 */
export function enqueue<S extends z.ZodType>(
  ctx: Context,
  job: JobDefinition & { readonly payload: S },
  payload: z.input<S>,
  options: { readonly dedupeKey?: string } = {},
): Promise<string> {
  return transaction(ctx, async (ctx) => {
    const id = ctx.newId('job')
    await insertJob(ctx, {
      id,
      name: job.name,
      payload: job.payload.parse(payload),
      attemptsMax: job.attemptsMax,
      kind: kindOf(job),
      ...(job.mayBeStopped && { mayBeStopped: true }),
      line: job.isForAll ? '' : ctx.workspaceId,
      ...options,
    })
    return id
  })
}

export { countOpenJobs, findJob as getJob, requestCancel as cancelJob } from './job-store.ts'
export { countJobs, holdJob, listJobs, type OverseenJob, type OverseenState, queueAgain } from './overseen-job-store.ts'
