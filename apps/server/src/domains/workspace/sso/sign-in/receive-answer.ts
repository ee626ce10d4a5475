import type { With } from '#ports/ports.ts'
import { sealAnswer } from './attempt-secrets.ts'
import { putAnswerAside } from './attempt-store.ts'
import { hashOf } from './hash-of.ts'

/** What a browser was sent back with: untrusted text. */
type Arrived = {
  readonly params: Readonly<Record<string, string>>
  readonly fields: ReadonlyMap<string, string>
  readonly query: string
}

/**
 * Sets a provider's answer aside and returns the page to continue at. Decides nothing: the request comes from another
 * site and may be forged. The page brings the cookie of the browser that began.
 */
async function receive(
  ctx: With<'vault'>,
  { params }: Arrived,
  { state, answer }: { readonly state: string | undefined; readonly answer: Readonly<Record<string, string>> },
): Promise<`/${string}`> {
  if (state === undefined || state === '') return '/app/sso?unsolicited=true'
  const [stateHash, providerId] = [hashOf(state), params['identity_provider_id'] ?? '']
  await putAnswerAside(ctx, { stateHash, providerId, sealed: sealAnswer(ctx.ports.vault, answer) })
  return `/app/sso?answer=${encodeURIComponent(state.slice(0, 100))}`
}

/** Receives the answer of an OpenID Connect provider from the query. */
export function receiveOidc(ctx: With<'vault'>, arrived: Arrived) {
  return receive(ctx, arrived, { state: arrived.fields.get('state'), answer: { query: arrived.query } })
}

/** Receives the answer of a SAML provider from the posted form. */
export function receiveSaml(ctx: With<'vault'>, arrived: Arrived) {
  const { fields } = arrived
  return receive(ctx, arrived, {
    state: fields.get('RelayState'),
    answer: { response: fields.get('SAMLResponse') ?? '' },
  })
}
