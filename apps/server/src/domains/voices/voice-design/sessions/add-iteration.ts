import { voiceDesignLimits } from '@vireo/contracts/voice-design'
import type { TransactionContext } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import { keepUntil } from '../designed-voice-store.ts'
import type { IterationPlace, PreviewPlan } from '../previews/preview-plan.ts'
import { holdSession, insertIteration, listIterations, touchSession } from './session-store.ts'

export type AddedIteration = { readonly iterationId: string; readonly expiresAt: Date }

/** Adds a step to a session, which lives on from now. */
export async function addIteration(
  ctx: TransactionContext,
  place: IterationPlace,
  plan: PreviewPlan,
): Promise<AddedIteration> {
  const session = await holdSession(ctx, place.sessionId)
  if (!session) throw new AppError('remixing_session_not_found')
  if (session.iteration_count >= voiceDesignLimits.iterationsMax) throw new AppError('remixing_session_limit_reached')
  const expiresAt = sessionEnd(ctx)
  const iterationId = ctx.newId('remixingIteration')
  await insertIteration(ctx, {
    id: iterationId,
    session_id: session.id,
    parent_id: place.parentId ?? (await listIterations(ctx, session.id)).at(-1)?.id ?? null,
    kind: plan.method === 'designed' ? 'design' : 'remix',
    description: plan.description,
    text: plan.text.text,
    seed: plan.seed,
    read: plan.read,
    changed_voice_id: place.changedVoiceId,
    created_at: ctx.now(),
  })
  await touchSession(ctx, session.id, expiresAt)
  await keepUntil(ctx, session.id, expiresAt)
  return { iterationId, expiresAt }
}

/** Returns when a session that is worked on now will end. */
export function sessionEnd(ctx: { now(): Date }): Date {
  return new Date(ctx.now().getTime() + voiceDesignLimits.sessionKeptDays * 24 * 3_600_000)
}
