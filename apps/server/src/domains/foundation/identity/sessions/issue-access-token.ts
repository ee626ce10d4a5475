import type { UserId } from '@vireo/contracts/kit'
import type { With } from '#ports/ports.ts'
import { findUser } from '#users'
import { standingOf } from '../hooks.ts'
import type { OpenedSession } from './open-session.ts'
import { hasSecondFactor } from '../second-factors/confirmed-factors.ts'

export type FreshToken = {
  readonly userId: UserId
  readonly accessToken: string
  readonly lifetimeSeconds: number
  readonly isEmailVerified: boolean
  readonly inactivityTimeoutSeconds: number | null
  /** They can do nothing else before. */
  readonly mustSetUpSecondFactor: boolean
}

export type SignedIn = FreshToken & { readonly sessionToken: string }

/**
 * Issues a short-lived access token that holds as long as its session does, with what the browser has to know about it.
 */
export async function issueAccessToken(
  ctx: With<'accessTokens'>,
  session: Omit<OpenedSession, 'token'>,
): Promise<FreshToken> {
  const { accessTokens } = ctx.ports
  const { userId, workspaceId, id: sessionId } = session
  const [accessToken, user, standing] = await Promise.all([
    accessTokens.issue({ userId, workspaceId, sessionId }),
    findUser(ctx, userId),
    ctx.hooks.ask(standingOf, ctx, { userId, workspaceId }),
  ])
  return {
    userId,
    accessToken,
    lifetimeSeconds: accessTokens.lifetimeSeconds,
    isEmailVerified: Boolean(user?.email_verified_at),
    inactivityTimeoutSeconds: standing?.inactivityTimeoutSeconds ?? null,
    mustSetUpSecondFactor: (standing?.requiresSecondFactor ?? false) && !(await hasSecondFactor(ctx, userId)),
  }
}
