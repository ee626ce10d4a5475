import type { identityEndpoints } from '@vireo/contracts/identity'
import type { Input } from '@vireo/contracts/kit'
import type { Context } from '#kernel/context.ts'
import { AppError, invariant } from '#kernel/errors.ts'
import type { With } from '#ports/ports.ts'
import { type Attempt, beginAttempt } from '../attempt-limit.ts'
import { checkPassword, type KnownByPassword } from '../passwords/check-password.ts'
import { knownDevice } from '../devices/device-cookie.ts'
import { passwordAdmits, workspaceOfSession } from '../hooks.ts'
import { issueAccessToken, type SignedIn } from '../sessions/issue-access-token.ts'
import { openOwnSession } from '../sessions/open-own-session.ts'
import { hasSecondFactor } from '../second-factors/confirmed-factors.ts'
import { openChallenge, type OpenedChallenge } from '../second-factors/open-challenge.ts'

/** Somebody who proved who they are in this browser. */
export type SignedInHere = SignedIn & { readonly email?: string }

/** Signed in, or waiting for the second step. */
export type SignInOutcome =
  | ({ readonly kind: 'signed-in' } & SignedInHere)
  | ({ readonly kind: 'second-step' } & OpenedChallenge)

/**
 * Signs a person in by address and password. A wrong password and an unknown address cost the same work and get the
 * same answer; too many of them for one account, or from one network, have to wait. Somebody with a second factor gets
 * a challenge, and somebody whose organisation requires its own sign-in is sent there.
 */
export async function signIn(
  ctx: With<'accessTokens' | 'vault'>,
  input: Input<typeof identityEndpoints.signIn>,
): Promise<SignInOutcome> {
  const attempt = await beginAttempt(ctx, 'signIn', input.email, knownDevice(ctx, input.email))
  const known = await checkOnce(ctx, input, attempt)
  if (!known) throw new AppError('wrong_credentials')
  const { user, password } = known
  await attempt.succeeded()
  const mayEnter = await ctx.hooks.ask(passwordAdmits, ctx, { userId: user.id, email: user.email })
  if (!mayEnter) throw new AppError('sso_required')
  if (await hasSecondFactor(ctx, user.id)) return { kind: 'second-step', ...(await openChallenge(ctx, user.id)) }
  const workspaceId = await ctx.hooks.ask(workspaceOfSession, ctx, { userId: user.id })
  invariant(workspaceId, 'every account has a workspace of its own')
  const session = await openOwnSession(ctx, { userId: user.id, workspaceId, password })
  const signedIn = await issueAccessToken(ctx, session)
  return { kind: 'signed-in', email: user.email, ...signedIn, sessionToken: session.token }
}

/** Checks a password and withdraws the attempt when the check itself fails: that was no guess. */
async function checkOnce(
  ctx: Context,
  input: Input<typeof identityEndpoints.signIn>,
  attempt: Attempt,
): Promise<KnownByPassword | undefined> {
  try {
    return await checkPassword(ctx, input)
  } catch (error) {
    await attempt.withdrawn()
    throw error
  }
}
