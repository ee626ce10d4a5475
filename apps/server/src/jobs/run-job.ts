import type { WorkspaceId } from '@vireo/contracts/kit'
import type { Context } from '../kernel/context.ts'
import { AppError } from '../kernel/errors.ts'
import type { FullContext } from '../ports/ports.ts'
import { type JobControl, type JobDefinition, limitOf } from './define-job.ts'
import {
  findCancelRequested,
  findJobToRun,
  type JobRow,
  markFinished,
  markHandedBack,
  markLeftByCrash,
  markQueued,
  markRunning,
  storeProgress,
} from './job-store.ts'
import { crashedTooOften, mayRunAgain, ProcessCrashed } from './process-crashed.ts'
import { type After, withinTime } from './within-time.ts'

const cancelCheckMs = 1000

export type JobRun = {
  readonly definition: JobDefinition
  readonly jobId: string
  readonly isLastAttempt: boolean
  /** Aborts when the process drains; for a `ProcessCrashed` where an error ends it. */
  readonly draining: AbortSignal
  /** What tells that its time is up; the process's clock unless said. */
  readonly after?: After
}

/** Runs a queued job: progress is stored, a request to stop is heard within a second, a failure is tried again. */
export async function runJob(contextFor: (workspaceId: WorkspaceId) => FullContext, run: JobRun): Promise<void> {
  const row = await findJobToRun(contextFor(''), run.jobId)
  if (!row || row.state === 'canceled' || row.state === 'done') return
  const ctx = contextFor(row.workspace_id)
  await markRunning(ctx, row.id)
  const stop = new AbortController()
  const watch = watchForCancel(ctx, row, stop)
  try {
    const work = (timeUp: AbortSignal) => {
      const signal = AbortSignal.any([stop.signal, run.draining, timeUp])
      const { isLastAttempt } = run
      const progress = (fraction: number) => tellProgress(ctx, row, fraction, stop)
      const control: JobControl = { signal, progress, isLastAttempt }
      const payload = run.definition.payload.parse(row.payload) as never
      return run.definition.run({ ...ctx, signal: AbortSignal.any([ctx.signal, timeUp]) }, payload, control)
    }
    const result = await withinTime(limitOf(run.definition), work, run.after)
    await markFinished(ctx, row.id, { state: 'done', result })
  } catch (error) {
    await settleFailure(ctx, row, error, { ...run, canceled: stop.signal.aborted })
  } finally {
    clearInterval(watch)
  }
}

async function tellProgress(ctx: Context, row: JobRow, fraction: number, stop: AbortController): Promise<void> {
  const { cancelRequested } = await storeProgress(ctx, row.id, Math.min(1, Math.max(0, fraction)))
  if (cancelRequested) stop.abort()
}

function watchForCancel(ctx: Context, row: JobRow, stop: AbortController): NodeJS.Timeout {
  return setInterval(() => {
    findCancelRequested(ctx, [row.id])
      .then((ids) => ids.length > 0 && stop.abort())
      .catch(() => undefined)
  }, cancelCheckMs)
}

async function settleFailure(
  ctx: Context,
  row: JobRow,
  error: unknown,
  run: JobRun & { canceled: boolean },
): Promise<void> {
  if (run.canceled) return markFinished(ctx, row.id, { state: 'canceled' })
  if (run.draining.reason instanceof ProcessCrashed) return leaveToTheNext(ctx, row, error, run.definition)
  if (run.draining.aborted || !run.isLastAttempt) {
    await (run.draining.aborted ? markHandedBack : markQueued)(ctx, row.id)
    throw error
  }
  const known = error instanceof AppError ? error : new AppError('internal_error')
  if (!(error instanceof AppError)) ctx.log.error({ err: error, job: row.name, jobId: row.id }, 'a job failed')
  await markFinished(ctx, row.id, { state: 'failed', code: known.code, message: known.message })
}

/** Hands a job back from a process that breaks, unless that has happened too often: it may be what breaks processes. */
async function leaveToTheNext(ctx: Context, row: JobRow, error: unknown, definition: JobDefinition): Promise<void> {
  if (!mayRunAgain(row.attempts + 1, definition.attemptsMax)) return markFinished(ctx, row.id, crashedTooOften)
  await markLeftByCrash(ctx, row.id)
  throw error
}
