import type { Input } from '@vireo/contracts/kit'
import type { workEndpoints } from '@vireo/contracts/staff'
import { cancelJob, holdJob } from '#jobs/enqueue.ts'
import { writeAudit } from '#kernel/audit.ts'
import { AppError } from '#kernel/errors.ts'
import { transaction } from '#kernel/transaction.ts'
import { requireOperator } from '#identity/support-access/index.ts'
import type { With } from '#ports/ports.ts'

/**
 * Stops a job that waits or runs, for whoever runs the instance, where whoever waits for it is told. Throws `operator_only`,
 * `stuck_work_not_found`, and `work_act_not_possible` for one that is over or that only ends by itself.
 */
export async function stopJob(
  ctx: With<'settings'>,
  { instance_job: id, reason }: Input<typeof workEndpoints.stopJob>,
): Promise<void> {
  await requireOperator(ctx)
  await transaction(ctx, async (ctx) => {
    const job = await holdJob(ctx, id)
    if (!job) throw new AppError('stuck_work_not_found')
    const mayStop = job.may_be_stopped && (await cancelJob({ ...ctx, workspaceId: job.workspace_id }, id))
    if (!mayStop) throw new AppError('work_act_not_possible')
    const details = { job: job.name, of_workspace: job.workspace_id, reason }
    await writeAudit(ctx, { action: 'staff.job-stopped', target: { kind: 'job', id }, details })
  })
}
