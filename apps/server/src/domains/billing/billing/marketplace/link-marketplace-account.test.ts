import { ErrorBody } from '@vireo/contracts/kit'
import { expect, test } from 'vitest'
import { startTestServer, testPassword, type TestPerson } from '#test/test-server.ts'
import { type Marketplace, MarketplaceTokenRefused } from '#ports/marketplace.ts'
import { customerBook } from '../customers/customer-book.ts'
import { noProvider } from '../no-provider.ts'
import { snapshotOf } from '../testing.ts'

const book = customerBook('gcp_marketplace')
const approved: string[] = []
const marketplace: Marketplace = {
  accountOf: async (_ctx, token) => {
    if (!token.startsWith('good-')) throw new MarketplaceTokenRefused('no')
    return token.slice('good-'.length)
  },
  approveAccount: async (_ctx, accountRef) => {
    approved.push(accountRef)
  },
}
const provider: typeof noProvider = {
  ...noProvider,
  name: 'gcp_marketplace',
  readSubscription: async (ctx, { workspaceId, customerRef }) =>
    snapshotOf({
      workspaceId,
      customerRef,
      version: await book.drawVersion(ctx, workspaceId),
      tier: 'creator',
      provider: 'gcp_marketplace',
    }),
}
const server = await startTestServer({
  ports: {
    marketplace,
    billing: { standard: 'none', find: (name) => (name === 'gcp_marketplace' ? provider : undefined) },
  },
})
const tierOf = async (userId: string) =>
  (
    await server.database.pool.query<{ tier: string }>(
      'select tier from subscriptions s join workspaces w on w.id = s.workspace_id where w.owner_id = $1',
      [userId],
    )
  ).rows[0]?.tier
const arrive = (person: TestPerson, token: string) =>
  server.fetch('/v1/user/post-registration-user-setup', {
    method: 'POST',
    headers: { authorization: `Bearer ${person.accessToken}`, 'content-type': 'application/json' },
    body: JSON.stringify({ gcp_marketplace_jwt: token }),
  })
const codeOf = async (answer: Response) => [answer.status, ErrorBody.parse(await answer.json()).detail.code]

test('somebody who comes from the marketplace has the plan that their account bought there', async () => {
  const person = await server.signUp()
  expect((await arrive(person, 'good-one')).status).toBe(200)
  expect((await arrive(person, 'good-one')).status).toBe(200)
  expect(await tierOf(person.userId)).toBe('creator')
  expect(approved).toContain('one')
})

test('a marketplace account belongs to one workspace, and a workspace to one account', async () => {
  const [first, second] = [await server.signUp(), await server.signUp()]
  expect((await arrive(first, 'good-mine')).status).toBe(200)
  expect(await codeOf(await arrive(second, 'good-mine'))).toEqual([409, 'marketplace_account_taken'])
  expect(await codeOf(await arrive(first, 'good-another'))).toEqual([409, 'marketplace_account_taken'])
  expect(await tierOf(second.userId)).toBeUndefined()
})

test('400 for a token that is no good', async () => {
  expect(await codeOf(await arrive(await server.signUp(), 'forged'))).toEqual([400, 'marketplace_token_refused'])
})

test.each([
  ['good-at-sign-up', 'creator'],
  ['forged', undefined],
])('a sign-up with the token %s opens an account with the plan %s', async (token, tier) => {
  const email = `${token}@example.test`
  const answer = await server.fetch('/v1/identity/sign-up', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: testPassword, gcp_marketplace_jwt: token }),
  })
  expect(answer.status).toBe(201)
  const { user_id: userId } = (await answer.json()) as { user_id: string }
  expect(await tierOf(userId)).toBe(tier)
})
