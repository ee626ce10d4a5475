import type { Configuration, CustomFetch } from 'openid-client'
import { systemClock } from '#kernel/clock.ts'
import { AppError } from '#kernel/errors.ts'
import { OutboundError } from '#ports/outbound.ts'
import type { With } from '#ports/ports.ts'
import type { OidcFacts, ProviderRow } from '../tables.ts'
import { assertBrowserAddress, unreachable } from './provider-failures.ts'
import { oidcFactsOf } from './provider-facts.ts'
import { secretPurpose } from './secret-purpose.ts'

/** How much our clock and the provider's may differ, in seconds. */
export const clockToleranceSeconds = 60

const timeoutSeconds = 8

/** Loads the library lazily, so that only instances that use it do. */
export const loadOpenIdClient = () => import('openid-client')

/** Throws when an issuer is unreachable, names another, or lacks what a sign-in needs. */
export async function assertOidcWorks(ctx: With<'outbound'>, facts: OidcFacts): Promise<void> {
  const config = await discover(ctx, facts, 'unused')
  const { authorization_endpoint: authorize, token_endpoint: token, jwks_uri: keys } = config.serverMetadata()
  if (!authorize || !token || !keys)
    throw new AppError('identity_provider_unusable', { message: 'This issuer does not offer the sign-in by code.' })
  assertBrowserAddress(authorize)
}

/**
 * Discovers an OpenID Connect provider anew, since keys and addresses change without notice. Throws
 * `identity_provider_incomplete` without facts or a secret.
 */
export async function openOidc(ctx: With<'outbound' | 'vault'>, provider: ProviderRow): Promise<Configuration> {
  const facts = oidcFactsOf(provider)
  const secret = ctx.ports.vault.open(secretPurpose(provider), provider.secret_sealed ?? '')
  if (!facts || secret === undefined) throw new AppError('identity_provider_incomplete')
  return discover(ctx, facts, secret)
}

async function discover(
  ctx: With<'outbound'>,
  { issuer, clientId }: OidcFacts,
  secret: string,
): Promise<Configuration> {
  const client = await loadOpenIdClient()
  if (!URL.canParse(issuer)) throw new AppError('identity_provider_unusable', { param: 'issuer' })
  // Their clock is compared with ours, not with the process's.
  const skew = Math.round((ctx.now().getTime() - systemClock.now().getTime()) / 1000)
  const metadata = { client_secret: secret, [client.clockSkew]: skew, [client.clockTolerance]: clockToleranceSeconds }
  const found = client.discovery(new URL(issuer), clientId, metadata, authBy(client, secret), {
    timeout: timeoutSeconds,
    [client.customFetch]: guardedFetch(ctx),
    // Which addresses may be plain HTTP is the guard's to say; signatures are checked also behind TLS.
    execute: [client.allowInsecureRequests, client.enableNonRepudiationChecks],
  })
  return found.catch((error: unknown) => {
    throw unreachable(error, 'What the issuer says about itself cannot be read, or names another issuer.')
  })
}

/** Authenticates the client by HTTP Basic where the provider supports it, and by the form body elsewhere. */
function authBy(client: Awaited<ReturnType<typeof loadOpenIdClient>>, secret: string) {
  const [basic, post] = [client.ClientSecretBasic(secret), client.ClientSecretPost(secret)]
  const auth: typeof basic = (server, ...rest) => {
    const ways = server.token_endpoint_auth_methods_supported
    return (ways && !ways.includes('client_secret_basic') ? post : basic)(server, ...rest)
  }
  return auth
}

/** Creates a fetch for the library that goes through the outbound guard, which follows no redirects. */
function guardedFetch(ctx: With<'outbound'>): CustomFetch {
  return async (url, { method, headers, body }) => {
    const text = body instanceof URLSearchParams ? body.toString() : body
    if (text !== null && text !== undefined && typeof text !== 'string')
      throw new OutboundError('bad-url', new Error('only text is sent to issuers'))
    const answer = await ctx.ports.outbound.request(url, {
      method,
      headers,
      ...(text && { body: text }),
      timeoutMs: timeoutSeconds * 1000,
      maxBytes: 512 * 1024,
    })
    const isEmpty = answer.status === 204 || answer.status === 304
    return new Response(isEmpty ? null : new Uint8Array(answer.body), {
      status: answer.status,
      headers: answer.headers,
    })
  }
}
