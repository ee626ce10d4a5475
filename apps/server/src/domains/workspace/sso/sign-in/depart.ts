import type { With } from '#ports/ports.ts'
import { loadOpenIdClient, openOidc } from '../providers/oidc.ts'
import { assertBrowserAddress } from '../providers/provider-failures.ts'
import { openSaml } from '../providers/saml.ts'
import { redirectUrl } from '../providers/service-addresses.ts'
import type { ProviderRow } from '../tables.ts'
import { insertAttempt } from './attempt-store.ts'
import { chance, sealSecrets } from './attempt-secrets.ts'
import { awayMs, browserSecretOrNew } from './browser-cookie.ts'
import { hashOf } from './hash-of.ts'

/** Where the browser goes, and the secret that it keeps meanwhile. */
export type Departure = { readonly url: string; readonly secret: string }

type Aim = { readonly isTest: boolean; readonly email?: string | undefined }

/** Stores what is asked of a provider, for this browser, and returns the address to ask it at. */
export async function depart(
  ctx: With<'outbound' | 'settings' | 'vault'>,
  provider: ProviderRow,
  { isTest, email }: Aim,
): Promise<Departure> {
  const [state, secret] = [chance(), browserSecretOrNew(ctx)]
  const { url, secrets } = await (provider.kind === 'oidc' ? toOidc : toSaml)(ctx, provider, { state, email })
  assertBrowserAddress(url)
  await insertAttempt(ctx, {
    stateHash: hashOf(state),
    browserHash: hashOf(secret),
    identity_provider_id: provider.id,
    is_test: isTest,
    secrets_sealed: sealSecrets(ctx.ports.vault, secrets),
    expiresAt: new Date(ctx.now().getTime() + awayMs),
  })
  return { url, secret }
}

type Question = { readonly state: string; readonly email: string | undefined }

async function toOidc(ctx: With<'outbound' | 'settings' | 'vault'>, provider: ProviderRow, { state, email }: Question) {
  const client = await loadOpenIdClient()
  const [nonce, verifier] = [chance(), client.randomPKCECodeVerifier()]
  const config = await openOidc(ctx, provider)
  const isOffline = !provider.refuses_offline && config.serverMetadata().scopes_supported?.includes('offline_access')
  const url = client.buildAuthorizationUrl(config, {
    redirect_uri: redirectUrl(ctx.ports.settings, provider),
    // With a token for that, it can be asked again whether somebody is still there.
    scope: isOffline ? 'openid email profile offline_access' : 'openid email profile',
    state,
    nonce,
    code_challenge: await client.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    ...(email !== undefined && { login_hint: email }),
  })
  return { url: url.href, secrets: { state, nonce, verifier } }
}

async function toSaml(ctx: With<'settings'>, provider: ProviderRow, { state }: Question) {
  // An XML name begins with a letter or an underscore.
  const requestId = `_${chance()}`
  const saml = await openSaml(ctx, provider, requestId)
  return { url: await saml.getAuthorizeUrlAsync(state, undefined, {}), secrets: { requestId } }
}
