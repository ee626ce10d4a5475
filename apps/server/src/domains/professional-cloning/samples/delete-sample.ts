import type { api, Input } from '@vireo/contracts'
import { cancelJob, enqueue } from '../../../jobs/enqueue.ts'
import { writeAudit } from '../../../kernel/audit.ts'
import type { FullContext } from '../../../kernel/ports.ts'
import { transaction } from '../../../kernel/transaction.ts'
import { deleteSample as removeSample, removeFilesJob } from '../../voices/index.ts'
import { assertNotTraining } from '../policy.ts'
import { refreshFineTuning } from '../refresh-fine-tuning.ts'
import { holdSample } from './get-sample.ts'
import { detailsOf } from './sample-details.ts'

/** Deletes a recording; telling its speakers apart ends with it. What was trained from it keeps speaking. */
export function deleteSample(
  ctx: FullContext,
  { voice_id: voiceId, sample_id: sampleId }: Input<typeof api.professionalCloning.deleteSample>,
): Promise<void> {
  return transaction(ctx, async (ctx) => {
    const { voice, sample } = await holdSample(ctx, voiceId, sampleId)
    await assertNotTraining(ctx, voiceId)
    const { separation_job_id: jobId } = detailsOf(sample)
    if (jobId) await cancelJob(ctx, jobId)
    await removeSample(ctx, voiceId, sampleId)
    await refreshFineTuning(ctx, voice)
    await writeAudit(ctx, {
      action: 'professional-cloning.sample-deleted',
      target: { kind: 'voice', id: voiceId },
      details: { sample_id: sampleId },
    })
    await enqueue(ctx, removeFilesJob, { keys: [sample.storage_key] })
  })
}
