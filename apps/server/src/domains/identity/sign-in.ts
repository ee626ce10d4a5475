import type { api, Input } from '@vireo/contracts'
import { AppError, invariant } from '../../kernel/errors.ts'
import type { FullContext } from '../../kernel/ports.ts'
import { beginAttempt } from './attempt-limit.ts'
import { checkPassword } from './check-password.ts'
import { passwordAdmits, workspaceOfSession } from './hooks.ts'
import { issueAccessToken, type SignedIn } from './issue-access-token.ts'
import { openOwnSession } from './open-own-session.ts'
import { hasSecondFactor } from './second-factors/confirmed-factors.ts'
import { openChallenge, type OpenedChallenge } from './second-factors/open-challenge.ts'

/** Signed in, or half-way there. */
export type SignInOutcome =
  | ({ readonly kind: 'signed-in' } & SignedIn)
  | ({ readonly kind: 'second-step' } & OpenedChallenge)

/**
 * Signs a person in by address and password. A wrong password and an unknown address cost the same work and
 * get the same answer; too many of them for one account, or from one network address, have to wait. Who has a second factor
 * is not in yet, and whom their organisation wants to see itself has to go there.
 */
export async function signIn(ctx: FullContext, input: Input<typeof api.identity.signIn>): Promise<SignInOutcome> {
  const attempt = await beginAttempt(ctx, 'signIn', input.email)
  const known = await checkPassword(ctx, input)
  if (!known) throw new AppError('wrong_credentials')
  const { user, password } = known
  await attempt.succeeded()
  const mayEnter = await ctx.hooks.ask(passwordAdmits, ctx, { userId: user.id, email: user.email })
  if (!mayEnter) throw new AppError('sso_required')
  if (await hasSecondFactor(ctx, user.id)) return { kind: 'second-step', ...(await openChallenge(ctx, user.id)) }
  const workspaceId = await ctx.hooks.ask(workspaceOfSession, ctx, { userId: user.id })
  invariant(workspaceId, 'every account has a workspace of its own')
  const session = await openOwnSession(ctx, { userId: user.id, workspaceId, password })
  return { kind: 'signed-in', ...(await issueAccessToken(ctx, session)), sessionToken: session.token }
}
