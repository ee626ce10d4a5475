import type { Context } from '#kernel/context.ts'
import { getJob } from '#jobs/enqueue.ts'
import { tellFailure } from './finish-training.ts'
import { listTrainingsUnderWay } from './training-store.ts'

/** Ends trainings whose job was given up because the process ended beneath it again and again. */
export async function tendTrainings(ctx: Context): Promise<{ ended: number }> {
  let ended = 0
  for (const training of await listTrainingsUnderWay(ctx)) {
    const inWorkspace = { ...ctx, workspaceId: training.workspace_id }
    const job = await getJob(inWorkspace, training.job_id)
    if (job?.state === 'queued' || job?.state === 'running') continue
    await tellFailure(inWorkspace, training, 'The server ended several times while the voice was trained.')
    ended++
  }
  return { ended }
}
