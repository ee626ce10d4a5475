import type { Context } from '#kernel/context.ts'
import { randomInt } from 'node:crypto'
import { type Input } from '@vireo/contracts/kit'
import type { professionalCloningEndpoints } from '@vireo/contracts/professional-cloning'
import { professionalCloningLimits } from '@vireo/contracts/professional-cloning'
import { enqueue } from '#jobs/enqueue.ts'
import { writeAudit } from '#kernel/audit.ts'
import { AppError } from '#kernel/errors.ts'

import { transaction } from '#kernel/transaction.ts'
import { findSpeechModel } from '#speech'
import { type VoiceRow } from '#voices'
import { listSamples, type VoiceSampleRow } from '#voices/samples/index.ts'
import { assertMayClone, assertNotTraining, holdProfessionalVoice } from '../policy.ts'
import { refreshFineTuning } from '../refresh-fine-tuning.ts'
import { digestOf, needsChoice, separationOf, usableMs } from '../samples/sample-details.ts'
import { trainingJob } from './training-job.ts'
import { insertTraining } from './training-store.ts'

const usualModel = 'eleven_multilingual_v2'
const { speechMsMin } = professionalCloningLimits

/**
 * Trains a voice in the background; until the new one is ready, it speaks as before. Throws `model_not_found`,
 * `training_in_progress`, and where recordings or verification are missing.
 */
export async function trainVoice(
  ctx: Context,
  { voice_id: voiceId, model_id: modelId }: Input<typeof professionalCloningEndpoints.train>,
): Promise<VoiceRow> {
  await assertMayClone(ctx)
  const model = modelId ?? usualModel
  if (!findSpeechModel(model)) throw new AppError('model_not_found', { param: 'model_id' })
  return transaction(ctx, async (ctx) => {
    const voice = await holdProfessionalVoice(ctx, voiceId, 'editor')
    await assertNotTraining(ctx, voiceId)
    const samples = await listSamples(ctx, voiceId)
    assertReady(voice, samples)
    const id = ctx.newId('training')
    await insertTraining(ctx, {
      id,
      voice_id: voiceId,
      workspace_id: ctx.workspaceId,
      requested_by: ctx.actor.userId,
      model_id: model,
      state: 'queued',
      progress: 0,
      message: null,
      stumbles: 0,
      seed: randomInt(2 ** 32),
      samples_digest: digestOf(voice.language, samples),
      checkpoint: {},
      job_id: await enqueue(ctx, trainingJob, { trainingId: id }),
      created_at: ctx.now(),
      finished_at: null,
    })
    await writeAudit(ctx, {
      action: 'professional-cloning.training-asked',
      target: { kind: 'voice', id: voiceId },
      details: { training_id: id, model_id: model, samples: samples.length },
    })
    return refreshFineTuning(ctx, voice)
  })
}

function assertReady(voice: VoiceRow, samples: readonly VoiceSampleRow[]): void {
  if (!voice.is_verified) throw new AppError('not_verified')
  if (samples.some((sample) => separationOf(sample).status === 'pending')) throw new AppError('separation_in_progress')
  const undecided = samples.find(needsChoice)
  if (undecided) throw new AppError('speakers_not_chosen', { data: { sample_id: undecided.id } })
  const usedMs = samples.reduce((sum, sample) => sum + usableMs(sample), 0)
  if (usedMs >= speechMsMin) return
  const [needed, there] = [speechMsMin, usedMs].map((ms) => String(Math.floor(ms / 1000)))
  throw new AppError('not_enough_speech', {
    message: `A professional voice takes at least ${needed} seconds of speech; there are ${there}.`,
    data: { required_secs: speechMsMin / 1000, available_secs: usedMs / 1000 },
  })
}
