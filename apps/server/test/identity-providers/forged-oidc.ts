import { createPrivateKey } from 'node:crypto'
import { exportJWK, type JWTPayload, SignJWT } from 'jose'
import { otherKeys, providerKeys } from './keys.ts'
import { serve } from './serve.ts'

/** What is wrong with an answer; everything else is right. */
export type Forgery = {
  readonly claims?: JWTPayload
  /** Claims that are left out. */
  readonly without?: readonly string[]
  readonly isSignedByOther?: boolean
  readonly algorithm?: 'none'
}

export type ForgedOidc = {
  readonly issuer: string
  readonly host: string
  /** What the next answers are like. */
  forge(forgery: Forgery): void
  /** What the browser was sent with. */
  expect(url: URL): void
  readonly tokenRequests: readonly URLSearchParams[]
  close(): Promise<void>
}

/** Speaks OpenID Connect as far as a client sees it, and answers what it is told to, right or wrong. */
export async function startForgedOidc(clientId: string): Promise<ForgedOidc> {
  let forgery: Forgery = {}
  let nonce = ''
  const tokenRequests: URLSearchParams[] = []
  const jwk = await exportJWK(createPrivateKey(providerKeys.key))
  const server = await serve(async (request, response) => {
    const json = (value: unknown) => {
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(value))
    }
    if (request.url === '/.well-known/openid-configuration') return json(discovery(server.url))
    if (request.url === '/keys') return json({ keys: [{ kty: jwk.kty, n: jwk.n, e: jwk.e, kid: 'k', alg: 'RS256' }] })
    const parts: Buffer[] = []
    for await (const part of request as AsyncIterable<Buffer>) parts.push(part)
    tokenRequests.push(new URLSearchParams(Buffer.concat(parts).toString()))
    const claims = { iss: server.url, aud: clientId, sub: 'ada', nonce, email: 'ada@example.test' }
    json({ access_token: 'a', token_type: 'Bearer', id_token: await forgedToken(claims, forgery) })
  })
  return {
    issuer: server.url,
    host: server.host,
    forge: (next) => {
      forgery = next
    },
    expect: (url) => {
      nonce = url.searchParams.get('nonce') ?? ''
    },
    tokenRequests,
    close: server.close,
  }
}

function discovery(issuer: string) {
  return {
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/keys`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
  }
}

async function forgedToken(right: JWTPayload, { claims, without = [], isSignedByOther, algorithm }: Forgery) {
  const now = Math.floor(Date.now() / 1000)
  const all: JWTPayload = { iat: now, exp: now + 300, ...right, ...claims }
  for (const name of without) Reflect.deleteProperty(all, name)
  const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
  if (algorithm === 'none') return `${encoded({ alg: 'none' })}.${encoded(all)}.`
  const key = createPrivateKey(isSignedByOther ? otherKeys.key : providerKeys.key)
  return new SignJWT(all).setProtectedHeader({ alg: 'RS256', kid: 'k' }).sign(key)
}
