import type { Input } from '@vireo/contracts/kit'
import type { InstanceJob, jobStates, workEndpoints } from '@vireo/contracts/staff'
import { listJobs as listStored, type OverseenJob } from '#jobs/enqueue.ts'
import { AppError } from '#kernel/errors.ts'
import { unixSeconds, unixSecondsOrNull } from '#kernel/formats/unix-seconds.ts'
import { requireOperator } from '#identity/support-access/index.ts'
import type { With } from '#ports/ports.ts'

type State = (typeof jobStates)[number]
type Found = { readonly state: State; readonly rows: readonly OverseenJob[]; readonly hasMore: boolean }

/** Lists jobs of all workspaces in a state, for whoever runs the instance. Throws `operator_only` and `invalid_cursor`. */
export async function listJobs(
  ctx: With<'settings'>,
  { state, cursor, page_size: size }: Input<typeof workEndpoints.listJobs>,
): Promise<Found> {
  await requireOperator(ctx)
  if (cursor && !/^job_[0-9a-z]{26}$/u.test(cursor)) throw new AppError('invalid_cursor', { param: 'cursor' })
  const rows = await listStored(ctx, { state, after: cursor, limit: size + 1 })
  return { state, rows: rows.slice(0, size), hasMore: rows.length > size }
}

/** Presents a page of jobs. */
export function presentJobs({ state, rows, hasMore }: Found) {
  const jobs: InstanceJob[] = rows.map((row) => ({
    job_id: row.id,
    name: row.name,
    workspace_id: row.workspace_id,
    state,
    progress: row.progress,
    attempts: row.attempts,
    error_code: row.error_code,
    error_message: row.error_message,
    created_at_unix: unixSeconds(row.created_at),
    finished_at_unix: unixSecondsOrNull(row.finished_at),
    may_be_stopped: row.may_be_stopped,
    is_stopping: row.cancel_requested_at !== null,
  }))
  return { jobs, has_more: hasMore, next_cursor: hasMore ? (jobs.at(-1)?.job_id ?? null) : null }
}
