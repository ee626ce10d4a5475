import type { ClonedVoice } from '@vireo/engines'
import { writeAudit } from '#kernel/audit.ts'
import type { Context } from '#kernel/context.ts'
import { transaction } from '#kernel/transaction.ts'
import { giveNotice } from '#notifications'
import { replaceLanguages } from '../language-store.ts'
import type { TrainingRow } from '../tables.ts'
import { wordsIn } from '../words-in.ts'
import { changeTraining } from './change-training.ts'

export type Made = { readonly cloned: ClonedVoice; readonly languages: readonly string[] }

/** Lets the voice speak with what was trained, all at once. Whoever comes second changes nothing. */
export function finishTraining(ctx: Context, training: TrainingRow, { cloned, languages }: Made): Promise<void> {
  return transaction(ctx, async (ctx) => {
    const ended = await changeTraining(ctx, training.id, {
      event: 'succeeded',
      change: { progress: 1, checkpoint: { cloned, languages } },
      voice: { recipe: cloned.recipe, method: cloned.method },
    })
    if (!ended) return
    const { id: voiceId, name } = ended.voice
    await replaceLanguages(ctx, { voiceId, modelId: training.model_id, languages })
    await writeAudit(ctx, {
      action: 'professional-cloning.trained',
      target: { kind: 'voice', id: voiceId },
      details: {
        training_id: training.id,
        model_id: training.model_id,
        method: cloned.method,
        pitch_error_semitones: cloned.measured.pitchErrorSemitones,
        spectral_distance_db: cloned.measured.spectralDistanceDb,
      },
    })
    await ctx.emit('professional-cloning.trained', endOf(training))
    await giveNotice(ctx, training.requested_by, {
      severity: 'success',
      say: (language) => {
        const { title, text } = wordsIn(language).trained
        return { title: title(name), description: text }
      },
      occasion: `professional-cloning.trained ${training.id}`,
      mailed: true,
      about: { topic: 'voices', workspaceId: ctx.workspaceId },
    })
  })
}

/** Ends a training as failed and tells whoever asked for it. The voice keeps what it spoke with before. */
export function tellFailure(ctx: Context, training: TrainingRow, message: string): Promise<void> {
  return transaction(ctx, async (ctx) => {
    const ended = await changeTraining(ctx, training.id, { event: 'failed', change: { message } })
    if (!ended) return
    await writeAudit(ctx, {
      action: 'professional-cloning.training-failed',
      target: { kind: 'voice', id: training.voice_id },
      details: { training_id: training.id },
    })
    await ctx.emit('professional-cloning.training-failed', endOf(training))
    await giveNotice(ctx, training.requested_by, {
      severity: 'error',
      say: (language) => {
        const { title, text } = wordsIn(language).failed
        return { title: title(ended.voice.name), description: text(message) }
      },
      needsAttention: true,
      occasion: `professional-cloning.training-failed ${training.id}`,
      mailed: true,
      about: { topic: 'voices', workspaceId: ctx.workspaceId },
    })
  })
}

function endOf(training: TrainingRow) {
  const { workspace_id: workspaceId, voice_id: voiceId, model_id: modelId, requested_by: userId } = training
  return { workspaceId, voiceId, modelId, userId }
}
