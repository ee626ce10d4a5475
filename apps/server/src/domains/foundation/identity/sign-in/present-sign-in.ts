import type { AccessToken, SecondStep } from '@vireo/contracts/identity'
import type { With } from '#ports/ports.ts'
import { presentAccessToken } from '../sessions/present-access-token.ts'
import { presentSecondStep } from '../second-factors/present-second-factors.ts'
import { deviceCookie } from '../devices/device-cookie.ts'
import { startCookie } from '../sessions/session-cookie.ts'
import type { SignedInHere, SignInOutcome } from './sign-in.ts'

/** Presents an access token, or what the second step needs. */
export function presentSignIn(outcome: SignInOutcome): AccessToken | SecondStep {
  return outcome.kind === 'signed-in' ? presentAccessToken(outcome) : presentSecondStep(outcome)
}

/** Returns the cookies of somebody who is signed in; none while the second step is missing. */
export function signInHeaders(outcome: SignInOutcome, ctx: With<'settings' | 'vault'>) {
  return outcome.kind === 'signed-in' ? signedInHeaders(outcome, ctx) : {}
}

/**
 * Returns the cookie of a session and, where the address is known, the one that recognises this browser at the next
 * sign-in.
 */
export function signedInHeaders(
  outcome: SignedInHere,
  ctx: With<'settings' | 'vault'>,
): Record<string, string | string[]> {
  const session = startCookie(outcome, ctx)
  if (outcome.email === undefined) return session
  return { 'set-cookie': [session['set-cookie'], deviceCookie(ctx, outcome.email)] }
}
