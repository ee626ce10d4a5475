import type { AccessToken, SecondStep } from '@vireo/contracts/identity'
import type { With } from '#ports/ports.ts'
import { presentAccessToken } from '../sessions/present-access-token.ts'
import { presentSecondStep } from '../second-factors/present-second-factors.ts'
import { deviceCookie } from '../devices/device-cookie.ts'
import { startCookie } from '../sessions/session-cookie.ts'
import type { SignedInHere, SignInOutcome } from './sign-in.ts'

/** An access token, or what the second step needs. */
export function presentSignIn(outcome: SignInOutcome): AccessToken | SecondStep {
  return outcome.kind === 'signed-in' ? presentAccessToken(outcome) : presentSecondStep(outcome)
}

/** Whoever is half-way in gets no cookie. */
export function signInHeaders(outcome: SignInOutcome, ctx: With<'settings' | 'vault'>) {
  return outcome.kind === 'signed-in' ? signedInHeaders(outcome, ctx) : {}
}

/** The session, and what tells later that its person signed in here before. */
export function signedInHeaders(
  outcome: SignedInHere,
  ctx: With<'settings' | 'vault'>,
): Record<string, string | string[]> {
  const session = startCookie(outcome, ctx)
  if (outcome.email === undefined) return session
  return { 'set-cookie': [session['set-cookie'], deviceCookie(ctx, outcome.email)] }
}
