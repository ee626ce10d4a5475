import { type Input } from '@vireo/contracts/kit'
import type { voiceDesignEndpoints } from '@vireo/contracts/voice-design'
import { voiceDesignLimits } from '@vireo/contracts/voice-design'
import { AppError } from '#kernel/errors.ts'
import type { With } from '#ports/ports.ts'
import { resolveVoiceId } from '#voices/aliases/index.ts'
import { getMixableVoice } from '../remix-source.ts'
import { sessionEnd } from './add-iteration.ts'
import { type CountedSession, insertSession } from './session-store.ts'

/** Begins a session of the caller's own: from nothing, or from a voice that they may change. */
export async function createSession(
  ctx: With<'settings'>,
  input: Input<typeof voiceDesignEndpoints.createSession>,
): Promise<CountedSession> {
  const voiceId = input.voice_id && (await resolveVoiceId(ctx, input.voice_id))
  if (voiceId) await getMixableVoice(ctx, voiceId)
  const session = {
    id: ctx.newId('remixingSession'),
    workspace_id: ctx.workspaceId,
    user_id: ctx.actor.userId,
    voice_id: voiceId || null,
    created_at: ctx.now(),
    updated_at: ctx.now(),
    expires_at: sessionEnd(ctx),
  }
  if (!(await insertSession(ctx, session, voiceDesignLimits.sessionsMax)))
    throw new AppError('remixing_session_limit_reached')
  return { ...session, iteration_count: 0 }
}
