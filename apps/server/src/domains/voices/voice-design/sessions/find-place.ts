import type { VoiceId } from '@vireo/contracts/kit'
import { voiceDesignLimits } from '@vireo/contracts/voice-design'
import type { Context } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import type { IterationPlace } from '../previews/preview-plan.ts'
import { findIteration, findSession } from './session-store.ts'

export type SessionWish = {
  readonly remixing_session_id?: string | null | undefined
  readonly remixing_session_iteration_id?: string | null | undefined
}

/**
 * Finds where a step is to be made, before anything is spent: in the session named, or in that of the iteration named;
 * undefined outside of sessions. Throws `remixing_iteration_not_found` and `remixing_session_not_found` for what is not
 * the caller's own, and `remixing_session_limit_reached`.
 */
export async function findPlace(
  ctx: Context,
  { remixing_session_id: sessionId, remixing_session_iteration_id: iterationId }: SessionWish,
  changedVoiceId: VoiceId | null,
): Promise<IterationPlace | undefined> {
  if (!sessionId && !iterationId) return undefined
  const iteration = iterationId ? await findIteration(ctx, iterationId) : undefined
  if (iterationId && (!iteration || (sessionId && iteration.session_id !== sessionId)))
    throw new AppError('remixing_iteration_not_found', { param: 'remixing_session_iteration_id' })
  const session = await findSession(ctx, sessionId ?? iteration?.session_id ?? '')
  if (!session) throw new AppError('remixing_session_not_found', { param: 'remixing_session_id' })
  if (session.iteration_count >= voiceDesignLimits.iterationsMax) throw new AppError('remixing_session_limit_reached')
  return { sessionId: session.id, parentId: iteration?.id, changedVoiceId }
}
