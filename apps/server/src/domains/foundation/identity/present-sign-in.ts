import type { AccessToken, SecondStep } from '@vireo/contracts/identity'
import type { FullContext } from '#ports/ports.ts'
import { presentAccessToken } from './present-access-token.ts'
import { presentSecondStep } from './second-factors/present-second-factors.ts'
import { deviceCookie } from './device-cookie.ts'
import { startCookie } from './session-cookie.ts'
import type { SignInOutcome } from './sign-in.ts'

/** An access token, or what the second step needs. */
export function presentSignIn(outcome: SignInOutcome): AccessToken | SecondStep {
  return outcome.kind === 'signed-in' ? presentAccessToken(outcome) : presentSecondStep(outcome)
}

/** Whoever is half-way in gets no cookie. */
export function signInHeaders(outcome: SignInOutcome, ctx: FullContext): Record<string, string | string[]> {
  if (outcome.kind !== 'signed-in') return {}
  const session = startCookie(outcome, ctx)
  if (outcome.email === undefined) return session
  return { 'set-cookie': [session['set-cookie'], deviceCookie(ctx, outcome.email)] }
}
