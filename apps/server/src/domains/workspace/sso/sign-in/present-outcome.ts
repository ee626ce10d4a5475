import type { Answer } from '@vireo/contracts/kit'
import type { ssoEndpoints } from '@vireo/contracts/sso'
import { presentSignIn, signInHeaders } from '#identity/sign-in/index.ts'
import type { With } from '#ports/ports.ts'
import type { SsoOutcome } from './outcome.ts'

const wouldBy = {
  'sign-in': 'sign_in',
  connect: 'ask_to_connect',
  provision: 'provision',
  refuse: 'refuse',
} as const

/** Presents a sign-in: an access token, the second step, the account to connect, or what a test found. */
export function presentOutcome(outcome: SsoOutcome): Answer<typeof ssoEndpoints.finish> {
  if (outcome.kind === 'link-required') {
    const { email, organisation } = outcome
    return { sso: 'link_required', email, organisation }
  }
  if (outcome.kind !== 'tested') return presentSignIn(outcome)
  const { email, firstName } = outcome.identity
  return { sso: 'tested', email, first_name: firstName, would: wouldBy[outcome.decision] }
}

/** Returns the headers that set the session's cookie once somebody is signed in; none for other outcomes. */
export function outcomeHeaders(
  outcome: SsoOutcome,
  ctx: With<'settings' | 'vault'>,
): Record<string, string | string[]> {
  return outcome.kind === 'signed-in' ? signInHeaders(outcome, ctx) : {}
}
