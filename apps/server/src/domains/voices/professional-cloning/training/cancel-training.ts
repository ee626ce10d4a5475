import type { Input } from '@vireo/contracts/kit'
import type { professionalCloningEndpoints } from '@vireo/contracts/professional-cloning'
import { cancelJob } from '#jobs/enqueue.ts'
import { writeAudit } from '#kernel/audit.ts'
import { AppError } from '#kernel/errors.ts'
import type { With } from '#ports/ports.ts'
import { transaction } from '#kernel/transaction.ts'
import { holdProfessionalVoice } from '../policy.ts'
import type { TrainingRow } from '../tables.ts'
import { changeTraining } from './change-training.ts'
import { removePrepared } from './prepare-speech.ts'
import { isUnderWay } from './training-state.ts'
import { listTrainings } from './training-store.ts'

/** Gives up the training of a voice. What it spoke with before stays, and nothing else does. */
export async function cancelTraining(
  ctx: With<'storage'>,
  { voice_id: voiceId }: Input<typeof professionalCloningEndpoints.cancelTraining>,
): Promise<void> {
  const canceled = await transaction(ctx, async (ctx): Promise<TrainingRow> => {
    await holdProfessionalVoice(ctx, voiceId, 'editor')
    const underWay = (await listTrainings(ctx, voiceId)).find(({ state }) => state !== 'canceled' && isUnderWay(state))
    const changed = underWay && (await changeTraining(ctx, underWay.id, { event: 'canceled' }))
    if (!changed) throw new AppError('no_training_in_progress')
    await cancelJob(ctx, changed.training.job_id)
    await writeAudit(ctx, {
      action: 'professional-cloning.training-canceled',
      target: { kind: 'voice', id: voiceId },
      details: { training_id: changed.training.id },
    })
    return changed.training
  })
  await removePrepared(ctx, canceled)
}
