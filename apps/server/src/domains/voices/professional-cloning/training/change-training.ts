import type { TransactionContext } from '#kernel/context.ts'
import { invariant } from '#kernel/errors.ts'
import type { VoiceChange, VoiceRow } from '#voices'
import { holdProfessionalVoice } from '../policy.ts'
import { refreshFineTuning } from '../refresh-fine-tuning.ts'
import type { TrainingRow } from '../tables.ts'
import { afterEvent, type TrainingEvent } from './training-state.ts'
import { findTraining, holdTrainingUnderWay, updateTraining } from './training-store.ts'

export type TrainingChange = {
  readonly event: TrainingEvent
  readonly change?: Partial<Pick<TrainingRow, 'message' | 'progress' | 'stumbles' | 'checkpoint'>>
  /** How the voice changes with it. */
  readonly voice?: VoiceChange
}

/**
 * Lets an event happen to a training and writes what follows, in the caller's transaction. Undefined, and nothing
 * happens, when the training is over already: whoever is late changes nothing.
 */
export async function changeTraining(
  ctx: TransactionContext,
  id: string,
  { event, change, voice: voiceChange }: TrainingChange,
): Promise<{ readonly training: TrainingRow; readonly voice: VoiceRow } | undefined> {
  const known = await findTraining(ctx, id)
  if (!known) return undefined
  // The voice first: so does whoever changes anything else of it.
  const voice = await holdProfessionalVoice(ctx, known.voice_id, 'viewer')
  const training = await holdTrainingUnderWay(ctx, id)
  if (!training || training.state === 'canceled') return undefined
  const state = event === 'canceled' ? event : afterEvent({ state: training.state, wasTunedBefore: false }, event)
  invariant(state !== undefined && state !== 'not_started', `a training that is ${training.state} cannot be ${event}`)
  const isOver = state === 'fine_tuned' || state === 'failed' || state === 'canceled'
  const changed = { ...training, message: null, ...change, state, finished_at: isOver ? ctx.now() : null }
  await updateTraining(ctx, changed)
  return { training: changed, voice: await refreshFineTuning(ctx, voice, voiceChange) }
}
