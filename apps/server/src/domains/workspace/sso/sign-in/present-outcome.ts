import type { Answer } from '@vireo/contracts/kit'
import type { ssoEndpoints } from '@vireo/contracts/sso'
import type { FullContext } from '#ports/ports.ts'
import { presentSignIn, signInHeaders } from '#identity/sign-in/index.ts'
import type { SsoOutcome } from './outcome.ts'

const wouldBy = {
  'sign-in': 'sign_in',
  connect: 'ask_to_connect',
  provision: 'provision',
  refuse: 'refuse',
} as const

/** An access token, what the second step needs, what is to be connected, or what a test found. */
export function presentOutcome(outcome: SsoOutcome): Answer<typeof ssoEndpoints.finish> {
  if (outcome.kind === 'link-required') {
    const { email, organisation } = outcome
    return { sso: 'link_required', email, organisation }
  }
  if (outcome.kind !== 'tested') return presentSignIn(outcome)
  const { email, firstName } = outcome.identity
  return { sso: 'tested', email, first_name: firstName, would: wouldBy[outcome.decision] }
}

/** Only whoever is in gets a cookie. */
export function outcomeHeaders(outcome: SsoOutcome, ctx: FullContext): Record<string, string | string[]> {
  return outcome.kind === 'signed-in' ? signInHeaders(outcome, ctx) : {}
}
