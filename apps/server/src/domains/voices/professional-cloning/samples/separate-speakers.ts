import type { Context } from '#kernel/context.ts'
import { enqueue, getJob } from '#jobs/enqueue.ts'

import { transaction } from '#kernel/transaction.ts'
import { changeSample } from '#voices/samples/index.ts'
import { assertNotTraining } from '../policy.ts'
import { refreshFineTuning } from '../refresh-fine-tuning.ts'
import { holdSample, type NamedSample } from './get-sample.ts'
import { detailsOf, separationOf } from './sample-details.ts'
import { separationJob } from './separation-job.ts'

/**
 * Starts a job that tells the speakers of a recording apart; does nothing while one is under way. Throws
 * `training_in_progress`.
 */
export function separateSpeakers(ctx: Context, { voice_id: voiceId, sample_id: sampleId }: NamedSample): Promise<void> {
  return transaction(ctx, async (ctx) => {
    const { voice, sample } = await holdSample(ctx, voiceId, sampleId)
    await assertNotTraining(ctx, voiceId)
    const { separation_job_id: before } = detailsOf(sample)
    const isUnderWay = separationOf(sample).status === 'pending' && before !== undefined
    if (isUnderWay && isOpen(await getJob(ctx, before))) return
    const jobId = await enqueue(ctx, separationJob, { voiceId, sampleId })
    await changeSample(ctx, {
      ...sample,
      details: {
        ...detailsOf(sample),
        speaker_separation: { ...separationOf(sample), status: 'pending', speakers: null, selected_speaker_ids: null },
        separation_job_id: jobId,
        separation_runs: 0,
      },
    })
    await refreshFineTuning(ctx, voice)
  })
}

/** Tells whether a job is queued or running. */
export function isOpen(job: Awaited<ReturnType<typeof getJob>>): boolean {
  return job?.state === 'queued' || job?.state === 'running'
}
