import type { Context } from '#kernel/context.ts'
import { SourceError } from '@vireo/engines'
import { AppError } from '#kernel/errors.ts'
import type { With } from '#ports/ports.ts'
import { transaction } from '#kernel/transaction.ts'
import type { TrainingRow } from '../tables.ts'
import { changeTraining } from './change-training.ts'
import { finishTraining, tellFailure } from './finish-training.ts'
import { keptWork, TrainingOver } from './kept-work.ts'
import { removePrepared } from './prepare-speech.ts'
import { cloneVoice, findLanguages, prepareSamples, type Work } from './training-steps.ts'
import { findTraining } from './training-store.ts'

/** As often as the job is tried. */
const stumblesMax = 3

/**
 * Trains a voice in steps, each of which is kept when it is done: whoever takes the work up after a crash goes on
 * where it ended, and it ends once.
 */
export async function runTraining(
  ctx: With<'media' | 'speech' | 'speechAnalysis' | 'storage' | 'voiceCloning'>,
  trainingId: string,
  signal: AbortSignal,
): Promise<void> {
  const begun = await transaction(ctx, (ctx) => changeTraining(ctx, trainingId, { event: 'begun' }))
  if (!begun) return
  const { training, voice } = begun
  try {
    await takeSteps(ctx, { training, language: voice.language, signal, kept: keptWork(ctx, training) })
  } catch (error) {
    signal.throwIfAborted()
    if (!(error instanceof TrainingOver)) await settleFailure(ctx, training, error)
  } finally {
    const now = await findTraining(ctx, trainingId)
    if (!now || now.finished_at) await removePrepared(ctx, training)
  }
}

async function takeSteps(
  ctx: With<'media' | 'speech' | 'speechAnalysis' | 'storage' | 'voiceCloning'>,
  work: Work,
): Promise<void> {
  const prepared = await prepareSamples(ctx, work)
  const cloned = await cloneVoice(ctx, work, prepared)
  const languages = await findLanguages(ctx, work, cloned)
  await finishTraining(ctx, work.training, { cloned, languages })
}

/**
 * Fails a training at once over what its recordings cannot give. Anything else counts as a stumble and is thrown on, so
 * that the job tries again, until there were too many.
 */
async function settleFailure(ctx: Context, training: TrainingRow, error: unknown): Promise<void> {
  const isHopeless = error instanceof SourceError || (error instanceof AppError && error.entry.status < 500)
  const stumbles = training.stumbles + 1
  if (isHopeless || stumbles >= stumblesMax) {
    ctx.log.warn({ err: error, training: training.id }, 'a training failed')
    const message = isHopeless ? error.message : 'The training failed several times. Please try again later.'
    return tellFailure(ctx, training, message)
  }
  const message = 'Something went wrong; the training is tried again by itself.'
  const change = { stumbles, message }
  await transaction(ctx, (ctx) => changeTraining(ctx, training.id, { event: 'stumbled', change }))
  throw error
}
