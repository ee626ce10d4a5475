import { z } from 'zod'
import { AppError } from '#kernel/errors.ts'
import { OutboundError } from '#ports/outbound.ts'
import type { With } from '#ports/ports.ts'
import { loadOpenIdClient, openOidc } from '../providers/oidc.ts'
import { samlFactsOf } from '../providers/provider-facts.ts'
import { openSaml } from '../providers/saml.ts'
import { assertionConsumerUrl, redirectUrl } from '../providers/service-addresses.ts'
import type { AttemptRow, ProviderRow } from '../tables.ts'
import { updateRefusesOffline } from '../vouching/vouch-store.ts'
import { openSealed } from './attempt-secrets.ts'
import { refused, type Vouch, vouchedIdentity } from './identity.ts'
import { assertMeantForUs, identityInProfile, sessionEndIn } from './saml-assertion.ts'

/**
 * Checks a provider's answer against what was asked, and reads it. Throws unless it is this provider's true answer to
 * this browser.
 */
export async function readAnswer(
  ctx: With<'outbound' | 'settings' | 'vault'>,
  provider: ProviderRow,
  attempt: AttemptRow,
): Promise<Vouch> {
  try {
    return await (provider.kind === 'oidc' ? readOidc(ctx, provider, attempt) : readSaml(ctx, provider, attempt))
  } catch (error) {
    ctx.log.warn({ err: error, identityProviderId: provider.id }, 'an answer of an identity provider was refused')
    throw error
  }
}

const OidcAnswer = z.object({ query: z.string() })
const SamlAnswer = z.object({ response: z.string() })

async function readOidc(
  ctx: With<'outbound' | 'settings' | 'vault'>,
  provider: ProviderRow,
  attempt: AttemptRow,
): Promise<Vouch> {
  const secrets = openSealed.oidc(ctx.ports.vault, attempt.secrets_sealed)
  const { query } = openSealed.answer(ctx.ports.vault, attempt.answer_sealed, OidcAnswer)
  const failure = new URLSearchParams(query).get('error')
  // Some providers have clients that may not be offline: the next try does without.
  if (failure === 'invalid_scope') await updateRefusesOffline(ctx, provider.id)
  if (failure !== null) throw new AppError('sso_declined')
  const client = await loadOpenIdClient()
  const config = await openOidc(ctx, provider)
  const at = new URL(redirectUrl(ctx.ports.settings, provider))
  at.search = query
  try {
    const tokens = await client.authorizationCodeGrant(config, at, {
      pkceCodeVerifier: secrets.verifier,
      expectedState: secrets.state,
      expectedNonce: secrets.nonce,
      idTokenExpected: true,
    })
    const claims = tokens.claims()
    if (!claims) throw refused('it holds no ID token')
    const more =
      claims['email'] === undefined ? await client.fetchUserInfo(config, tokens.access_token, claims.sub) : {}
    const said: Readonly<Record<string, unknown>> = { ...more, ...claims }
    const isDenied = said['email_verified'] === false || said['email_verified'] === 'false'
    if (isDenied) throw refused('the provider has not verified the address')
    return {
      identity: vouchedIdentity({ subject: claims.sub, email: said['email'], firstName: said['given_name'] }),
      terms: { refreshToken: tokens.refresh_token, until: undefined },
    }
  } catch (error) {
    throw wrapped(error)
  }
}

async function readSaml(ctx: With<'settings' | 'vault'>, provider: ProviderRow, attempt: AttemptRow): Promise<Vouch> {
  const { requestId } = openSealed.saml(ctx.ports.vault, attempt.secrets_sealed)
  const { response } = openSealed.answer(ctx.ports.vault, attempt.answer_sealed, SamlAnswer)
  const facts = samlFactsOf(provider)
  if (!facts) throw new AppError('identity_provider_incomplete')
  assertPlainXml(Buffer.from(response, 'base64').toString('utf8'))
  const saml = await openSaml(ctx, provider, requestId)
  try {
    const { profile } = await saml.validatePostResponseAsync({ SAMLResponse: response })
    if (!profile) throw refused('it holds no assertion')
    const recipient = assertionConsumerUrl(ctx.ports.settings, provider)
    assertMeantForUs(profile, { entityId: facts.entityId, requestId, recipient })
    return {
      identity: identityInProfile(profile),
      terms: { refreshToken: undefined, until: sessionEndIn(profile) },
    }
  } catch (error) {
    throw wrapped(error)
  }
}

/** Throws `sso_answer_refused` for XML with a document type, or signed under SHA-1, which can be forged. */
function assertPlainXml(xml: string): void {
  if (/<!doctype|<!entity/i.test(xml)) throw refused('it declares a document type')
  if (/[#:](rsa-|dsa-|hmac-|ecdsa-)?sha1["']/i.test(xml)) throw refused('it is signed under SHA-1')
}

/**
 * Turns an error into ours: our own stay as they are, an unreachable or declining provider gets its code, and
 * everything else is an answer that is not trusted.
 */
function wrapped(error: unknown): AppError {
  if (error instanceof AppError) return error
  const cause = error instanceof Error ? error.cause : undefined
  const outbound = [error, cause].find((one) => one instanceof OutboundError)
  if (outbound) return new AppError('identity_provider_unreachable', { message: outbound.message, cause: error })
  if (error instanceof Error && error.name === 'SamlStatusError') return new AppError('sso_declined', { cause: error })
  return refused(error instanceof Error ? error.message : 'it cannot be read', error)
}
