import { type CryptoKey, exportJWK, exportPKCS8, generateKeyPair, type JWK, SignJWT } from 'jose'
import { describe, expect, test } from 'vitest'
import { WebhookRefused } from '../../ports/billing-webhooks.ts'
import { createManualClock } from '../../kernel/clock.ts'
import type { Context } from '../../kernel/context.ts'
import { MarketplaceTokenRefused } from '../../ports/marketplace.ts'
import type { OutboundRequest } from '../../ports/outbound.ts'
import { createGcpMarketplace } from './create-gcp-marketplace.ts'

const [signUp, push, foreign] = await Promise.all([0, 1, 2].map(() => generateKeyPair('RS256', { extractable: true })))
if (!signUp || !push || !foreign) throw new Error('no keys')
const jwk = async (key: CryptoKey, kid: string): Promise<JWK> => ({
  ...(await exportJWK(key)),
  kid,
  alg: 'RS256',
  use: 'sig',
})
const keySets: Record<string, JWK[]> = {
  'https://keys.test/sign-up': [await jwk(signUp.publicKey, 's1')],
  'https://keys.test/push': [await jwk(push.publicKey, 'p1')],
}
const serviceAccount = {
  client_email: 'api@project.test',
  private_key: await exportPKCS8(foreign.privateKey),
  token_uri: 'https://oauth.test/token',
}
const access = {
  providerId: 'vireo',
  serviceAccount,
  apiUrl: 'https://procurement.test',
  signUpKeysUrl: 'https://keys.test/sign-up',
  signUpIssuer: 'https://issuer.test',
  audience: 'vireo.test',
  pushKeysUrl: 'https://keys.test/push',
  pushAudience: 'https://vireo.test/v1/billing/webhooks/gcp_marketplace',
  pushEmail: 'push@project.test',
}
const entitlement = {
  name: 'providers/vireo/entitlements/e1',
  account: 'providers/vireo/accounts/acct_1',
  state: 'ENTITLEMENT_ACTIVATION_REQUESTED',
  plan: 'creator',
  createTime: '2026-01-01T00:00:00Z',
  updateTime: '2026-01-01T00:00:00Z',
}

function given() {
  const clock = createManualClock(new Date('2026-01-02T00:00:00Z'))
  const asked: { url: string; options: OutboundRequest | undefined }[] = []
  const answers: Record<string, unknown> = {
    'https://oauth.test/token': { access_token: 'at', expires_in: 3600 },
    'https://procurement.test/v1/providers/vireo/entitlements?pageSize=100&filter=account%3Dacct_1': {
      entitlements: [entitlement],
    },
    'https://procurement.test/v1/providers/vireo/entitlements/e1': entitlement,
    'https://procurement.test/v1/providers/vireo/entitlements/e1:approve': {},
    'https://procurement.test/v1/providers/vireo/accounts/acct_1:approve': {},
  }
  const outbound = {
    request: async (url: string, options?: OutboundRequest) => {
      asked.push({ url, options })
      const found = url in keySets ? { keys: keySets[url] } : answers[url]
      return { status: found ? 200 : 500, headers: {}, body: Buffer.from(JSON.stringify(found ?? {})), url }
    },
  }
  const made = createGcpMarketplace(access, {
    outbound,
    clock,
    planOf: (tier, billingPeriod) => ({
      tier,
      planVersion: 1,
      displayName: tier,
      billingPeriod,
      currency: 'usd',
      amountMinor: 1,
    }),
    drawVersion: async () => 7,
  })
  const ctx = { now: () => clock.now() } as Context
  return { ...made, ctx, clock, asked, answers }
}

const seconds = Date.parse('2026-01-02T00:00:00Z') / 1000
const token = (claims: object, { key = signUp.privateKey, kid = 's1', exp = seconds + 300 } = {}) =>
  new SignJWT({ ...claims })
    .setProtectedHeader({ alg: 'RS256', kid })
    .setIssuedAt(seconds)
    .setExpirationTime(exp)
    .sign(key)
const arrival = { iss: access.signUpIssuer, aud: access.audience, sub: 'acct_1' }

describe('the token of somebody who comes from the marketplace', () => {
  test('tells their account; the key set is asked for once', async () => {
    const { marketplace, ctx, asked } = given()
    expect(await marketplace.accountOf(ctx, await token(arrival))).toBe('acct_1')
    expect(await marketplace.accountOf(ctx, await token(arrival))).toBe('acct_1')
    expect(asked.map(({ url }) => url)).toEqual([access.signUpKeysUrl])
  })

  test.each([
    ['of another issuer', token({ ...arrival, iss: 'https://evil.test' })],
    ['for another product', token({ ...arrival, aud: 'other.test' })],
    ['without an account', token({ iss: arrival.iss, aud: arrival.aud })],
    ['that is over', token(arrival, { exp: seconds - 1 })],
    ['signed by somebody else', token(arrival, { key: foreign.privateKey })],
    ['with a key nobody knows', token(arrival, { kid: 'unknown' })],
    [
      'signed with a shared secret',
      new SignJWT(arrival)
        .setProtectedHeader({ alg: 'HS256', kid: 's1' })
        .setExpirationTime(seconds + 300)
        .sign(new Uint8Array(32)),
    ],
    ['that is none', Promise.resolve('nonsense')],
  ])('%s is refused', async (_title, made) => {
    const { marketplace, ctx } = given()
    await expect(marketplace.accountOf(ctx, await made)).rejects.toThrow(MarketplaceTokenRefused)
  })

  test('under a new key makes us ask for the keys again, but not for every token', async () => {
    const { marketplace, ctx, clock, asked } = given()
    await marketplace.accountOf(ctx, await token(arrival))
    const stranger = await token(arrival, { kid: 'unknown' })
    for (let time = 0; time < 3; time++) await marketplace.accountOf(ctx, stranger).catch(() => undefined)
    expect(asked).toHaveLength(1)
    clock.advance(31_000)
    for (let time = 0; time < 3; time++) await marketplace.accountOf(ctx, stranger).catch(() => undefined)
    expect(asked).toHaveLength(2)
  })
})

describe('a pushed message', () => {
  const pushed = {
    iss: 'https://accounts.google.com',
    aud: access.pushAudience,
    email: access.pushEmail,
    email_verified: true,
  }
  const pushKey = { key: push.privateKey, kid: 'p1' }
  const bodyOf = (notice: object) =>
    Buffer.from(
      JSON.stringify({ message: { messageId: 'm1', data: Buffer.from(JSON.stringify(notice)).toString('base64') } }),
    )
  const read = async (made: ReturnType<typeof given>, claims: object, notice: object, options: object = pushKey) => {
    const authorization = `Bearer ${await token(claims, options)}`
    return made.webhooks.read(made.ctx, {
      body: bodyOf(notice),
      header: (name) => (name === 'authorization' ? authorization : undefined),
    })
  }

  test('names the account, which is asked for when only the entitlement is named', async () => {
    const made = given()
    expect(
      await read(made, pushed, { eventId: 'ev1', eventType: 'ACCOUNT_ACTIVE', account: { id: 'acct_9' } }),
    ).toMatchObject({
      eventRef: 'ev1',
      kind: 'ACCOUNT_ACTIVE',
      customerRef: 'acct_9',
    })
    expect(await read(made, pushed, { eventType: 'ENTITLEMENT_ACTIVE', entitlement: { id: 'e1' } })).toMatchObject({
      eventRef: 'm1',
      customerRef: 'acct_1',
    })
  })

  test.each([
    ['by another account', { ...pushed, email: 'evil@project.test' }, pushKey],
    ['by an address that is not verified', { ...pushed, email_verified: false }, pushKey],
    ['for another audience', { ...pushed, aud: 'https://other.test' }, pushKey],
    ['by another issuer', { ...pushed, iss: 'https://evil.test' }, pushKey],
    ['with a foreign key', pushed, { key: foreign.privateKey, kid: 'p1' }],
    ['too long ago', pushed, { ...pushKey, exp: seconds - 1 }],
  ])('%s is refused', async (_title, claims, options) => {
    await expect(read(given(), claims, { eventType: 'X' }, options)).rejects.toThrow(WebhookRefused)
  })

  test('without a token, or that is no message, is refused', async () => {
    const made = given()
    const bare = made.webhooks.read(made.ctx, { body: bodyOf({ eventType: 'X' }), header: () => undefined })
    await expect(bare).rejects.toThrow(WebhookRefused)
    await expect(read(made, pushed, { nothing: true })).rejects.toThrow(WebhookRefused)
  })
})

describe('an account', () => {
  test('is approved, and so is what it asked for; one access token serves them', async () => {
    const { marketplace, webhooks, ctx, asked } = given()
    await marketplace.approveAccount(ctx, 'acct_1')
    await webhooks.settle?.(ctx, {
      eventRef: 'e',
      kind: 'x',
      workspaceId: 'ws_1',
      customerRef: 'acct_1',
      accountRef: null,
      details: {},
    })
    const posts = asked
      .filter(({ options }) => options?.method === 'POST')
      .map(({ url, options }) => [url.split('/').at(-1), options?.body])
    expect(posts).toEqual([
      ['token', expect.stringContaining('grant_type=urn')],
      ['acct_1:approve', '{"approvalName":"signup"}'],
      ['e1:approve', '{}'],
    ])
    expect(
      asked
        .filter(({ url }) => url.includes('procurement'))
        .every(({ options }) => options?.headers?.['authorization'] === 'Bearer at'),
    ).toBe(true)
  })

  test('has the plan that its entitlement says, at the version that was drawn before', async () => {
    const { provider, ctx } = given()
    const customer = { workspaceId: 'ws_1', email: '', customerRef: 'acct_1', subscriptionRef: null }
    expect(await provider.readSubscription(ctx, customer)).toMatchObject({
      version: 7,
      status: 'incomplete',
      plan: { tier: 'creator' },
    })
    expect(await provider.readSubscription(ctx, { ...customer, customerRef: null })).toBeUndefined()
  })

  test('cannot be asked while the marketplace is away', async () => {
    const { provider, ctx, answers } = given()
    for (const url of Object.keys(answers)) delete answers[url]
    const customer = { workspaceId: 'ws_1', email: '', customerRef: 'acct_1', subscriptionRef: null }
    await expect(provider.readSubscription(ctx, customer)).rejects.toMatchObject({ kind: 'unavailable' })
  })
})
