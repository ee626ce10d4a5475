import type { Input } from '@vireo/contracts/kit'
import type { professionalCloningEndpoints } from '@vireo/contracts/professional-cloning'
import { cancelJob, enqueue } from '#jobs/enqueue.ts'
import { writeAudit } from '#kernel/audit.ts'
import type { Context, TransactionContext } from '#kernel/context.ts'

import { transaction } from '#kernel/transaction.ts'
import { type VoiceRow } from '#voices'
import { removeFilesJob } from '#voices/files/index.ts'
import { dropSample, type VoiceSampleRow } from '#voices/samples/index.ts'
import { assertNotTraining, isProfessional } from '../policy.ts'
import { refreshFineTuning } from '../refresh-fine-tuning.ts'
import { holdSample } from './get-sample.ts'
import { detailsOf } from './sample-details.ts'

/** Deletes a recording; telling its speakers apart ends with it. What was trained from it keeps speaking. */
export function deleteSample(
  ctx: Context,
  { voice_id: voiceId, sample_id: sampleId }: Input<typeof professionalCloningEndpoints.deleteSample>,
): Promise<void> {
  return transaction(ctx, async (ctx) => {
    const { voice, sample } = await holdSample(ctx, voiceId, sampleId)
    await dropSample(ctx, voiceId, sampleId)
    await loseSample(ctx, voice, sample)
    await writeAudit(ctx, {
      action: 'professional-cloning.sample-deleted',
      target: { kind: 'voice', id: voiceId },
      details: { sample_id: sampleId },
    })
    await enqueue(ctx, removeFilesJob, { keys: [sample.storage_key] })
  })
}

/**
 * Carries out what the deletion of a recording means for a professional voice: cancels its separation and refreshes
 * what the voice says of its training. Throws `training_in_progress`.
 */
export async function loseSample(ctx: TransactionContext, voice: VoiceRow, sample: VoiceSampleRow): Promise<void> {
  if (!isProfessional(voice)) return
  await assertNotTraining(ctx, voice.id)
  const { separation_job_id: jobId } = detailsOf(sample)
  if (jobId) await cancelJob(ctx, jobId)
  await refreshFineTuning(ctx, voice)
}
