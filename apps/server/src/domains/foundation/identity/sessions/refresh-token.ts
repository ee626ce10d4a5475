import { AppError, invariant } from '#kernel/errors.ts'
import type { With } from '#ports/ports.ts'
import { type FreshToken, issueAccessToken } from './issue-access-token.ts'
import { rotationPauseMs } from './session-cookie.ts'
import { sessionLifetimeMs } from './session-lifetime.ts'
import { rotateSession } from './session-store.ts'

export type RefreshedToken = FreshToken & {
  /** Of the cookie's token that the browser gets with it. */
  readonly generation: number
}

/** Issues a fresh access token, replaces the token in the browser's cookie and extends the session by thirty days. */
export async function refreshToken(ctx: With<'accessTokens'>): Promise<RefreshedToken> {
  const { sessionId, userId } = ctx.actor
  invariant(sessionId !== undefined, 'only a session is admitted here')
  const expiresAt = new Date(ctx.now().getTime() + sessionLifetimeMs)
  const generation = await rotateSession(ctx, sessionId, { expiresAt, pauseMs: rotationPauseMs })
  if (generation === undefined) throw new AppError('sign_in_required')
  return { ...(await issueAccessToken(ctx, { id: sessionId, userId, workspaceId: ctx.workspaceId })), generation }
}
