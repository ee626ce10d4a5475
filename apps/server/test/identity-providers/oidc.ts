import { createPrivateKey } from 'node:crypto'
import { Provider } from 'oidc-provider'
import { providerKeys } from './keys.ts'
import { serve } from './serve.ts'

export const oidcClient = { client_id: 'vireo', client_secret: 'a secret that two know' }

export type OidcProvider = {
  readonly issuer: string
  readonly host: string
  /** Lets browsers come back to an address of ours; has to be said before anybody signs in. */
  allow(redirectUrl: string): void
  /** Whoever has this address is gone: the organisation knows them no more. */
  dismiss(email: string): void
  /** Answers nothing but that it is out of order, or works again. */
  setAway(isAway: boolean): void
  /** How often it was asked for tokens. */
  tokensAsked(): number
  close(): Promise<void>
}

/**
 * Starts a certified OpenID provider that signs in whoever `login_hint` names without asking, and asks others for their
 * address.
 */
export async function startOidcProvider(): Promise<OidcProvider> {
  let provider: Provider | undefined
  const dismissed = new Set<string>()
  let [isAway, asked] = [false, 0]
  const server = await serve(async (request, response) => {
    if (!provider) throw new Error('no client is allowed yet')
    if (request.url?.startsWith('/token')) asked++
    if (isAway) return void response.writeHead(503).end()
    if (request.url?.startsWith('/login/')) return login(provider, request.url, { request, response })
    return provider.callback()(request, response)
  })
  return {
    issuer: server.url,
    host: server.host,
    allow: (redirectUrl) => {
      provider = createProvider(server.url, redirectUrl, dismissed)
    },
    dismiss: (email) => void dismissed.add(email),
    setAway: (away) => {
      isAway = away
    },
    tokensAsked: () => asked,
    close: server.close,
  }
}

type Exchange = {
  readonly request: Parameters<Provider['interactionDetails']>[0]
  readonly response: Parameters<Provider['interactionDetails']>[1]
}

async function login(provider: Provider, url: string, { request, response }: Exchange): Promise<void> {
  const { params } = await provider.interactionDetails(request, response)
  const email = new URL(url, 'http://localhost').searchParams.get('email') ?? params['login_hint']
  if (typeof email !== 'string') {
    response.writeHead(200, { 'content-type': 'text/html' })
    response.end('<form><label>Address <input name="email"></label><button>Let me in</button></form>')
    return
  }
  await provider.interactionFinished(request, response, { login: { accountId: email } })
}

function createProvider(issuer: string, redirectUrl: string, dismissed: ReadonlySet<string>): Provider {
  const provider = new Provider(issuer, {
    clients: [{ ...oidcClient, redirect_uris: [redirectUrl], grant_types: ['authorization_code', 'refresh_token'] }],
    scopes: ['openid', 'email', 'profile', 'offline_access'],
    // As the organisations' providers do: offline access needs no consent of the person, and a token is used once.
    issueRefreshToken: async () => true,
    rotateRefreshToken: true,
    jwks: { keys: [{ ...createPrivateKey(providerKeys.key).export({ format: 'jwk' }), use: 'sig', alg: 'RS256' }] },
    cookies: { keys: ['of a test'] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['given_name'] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_ctx: unknown, { uid }: { uid: string }) => `/login/${uid}` },
    findAccount: async (_ctx: unknown, email: string) =>
      dismissed.has(email)
        ? undefined
        : {
            accountId: email,
            claims: async () => ({ sub: `sub-of-${email}`, email, email_verified: true, given_name: 'Ada' }),
          },
    // Everybody has agreed already: the organisation decided for them.
    loadExistingGrant: async ({ oidc }: { oidc: { session: { accountId: string } } }) => {
      const grant = new provider.Grant({ clientId: oidcClient.client_id, accountId: oidc.session.accountId })
      grant.addOIDCScope('openid email profile offline_access')
      await grant.save()
      return grant
    },
  })
  return provider
}
