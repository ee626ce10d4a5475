import type { Input } from '@vireo/contracts/kit'
import type { workEndpoints } from '@vireo/contracts/staff'
import { holdJob, queueAgain } from '#jobs/enqueue.ts'
import { writeAudit } from '#kernel/audit.ts'
import { AppError } from '#kernel/errors.ts'
import { transaction } from '#kernel/transaction.ts'
import { requireOperator } from '#identity/support-access/index.ts'
import type { With } from '#ports/ports.ts'

/**
 * Queues a job that failed again, for whoever runs the instance; it works for its workspace as before. Throws `operator_only`,
 * `stuck_work_not_found`, and `work_act_not_possible` for one that has not failed or whose work waits again already.
 */
export async function retryJob(
  ctx: With<'settings'>,
  { instance_job: id, reason }: Input<typeof workEndpoints.retryJob>,
): Promise<void> {
  await requireOperator(ctx)
  await transaction(ctx, async (ctx) => {
    const job = await holdJob(ctx, id)
    if (!job) throw new AppError('stuck_work_not_found')
    if (!(await queueAgain(ctx, job))) throw new AppError('work_act_not_possible')
    const details = { job: job.name, of_workspace: job.workspace_id, error: job.error_code, reason }
    await writeAudit(ctx, { action: 'staff.job-retried', target: { kind: 'job', id }, details })
  })
}
