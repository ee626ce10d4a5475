import { SubscriptionDocument, User } from '@vireo/contracts/users'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { startTestServer } from '#test/test-server.ts'
import { answer as answering, createHooks } from '#kernel/hooks.ts'
import { givenAccount } from '#identity/testing.ts'
import { getUser } from './get-user.ts'
import {
  factorsOf,
  onboardingOf,
  profileHandleOf,
  publisherIdOf,
  referralCodeOf,
  seatOf,
  subscriptionOf,
} from './hooks.ts'

const server = await startTestServer()
const ctx = server.product.systemContext()

describe('GET /v1/user', () => {
  it('200 describes the caller, without anything secret', async () => {
    const person = await givenAccount(ctx, { tier: 'creator' })
    const answer = await server.fetch('/v1/user', { headers: person.headers })
    const user = User.strict().parse(await answer.json())
    expect(user).toMatchObject({
      user_id: person.userId,
      workspace_id: person.workspaceId,
      email: person.email,
      seat_type: 'workspace_admin',
      is_new_user: true,
      is_api_key_hashed: true,
      xi_api_key: null,
      backup_code_hash: null,
      terms_agreed_to: {},
      subscription: { tier: 'creator' },
    })
    expect(user.created_at).toBe(user.created_at_unix)
    expect(Math.abs(user.created_at * 1000 - ctx.now().getTime())).toBeLessThan(600_000)
    expect(JSON.stringify(user)).not.toContain(person.apiKey)
  })

  it('200 shows what is stored now, to everybody who asked after it was', async () => {
    const person = await givenAccount(ctx)
    for (const name of ['Ada', 'Grace', 'Hedy']) {
      await server.database.pool.query('update users set first_name = $1 where id = $2', [name, person.userId])
      const answers = await Promise.all([1, 2, 3].map(() => server.fetch('/v1/user', { headers: person.headers })))
      const users = await Promise.all(answers.map(async (answer) => User.parse(await answer.json())))
      expect(users.map((user) => user.first_name)).toEqual([name, name, name])
    }
  })

  it('200 answers a crowd, each with their own document, at the price of a few queries', async () => {
    const crowd = await Promise.all(Array.from({ length: 20 }, () => givenAccount(ctx)))
    const query = vi.spyOn(server.database.pool, 'query')
    onTestFinished(() => query.mockRestore())
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, one) =>
        server.product.app.inject({ url: '/v1/user', headers: crowd[one % 20]?.headers ?? {} }),
      ),
    )
    expect(answers.map((answer) => answer.json().user_id)).toEqual(
      Array.from({ length: 200 }, (_, one) => crowd[one % 20]?.userId),
    )
    expect(query.mock.calls.length).toBeLessThan(20)
  })

  it('404 for a person who is gone while their credential is still remembered', async () => {
    const person = await givenAccount(ctx)
    const hooks = createHooks([
      answering(seatOf, async () => 'workspace_admin'),
      answering(factorsOf, (asked, userId) => ctx.hooks.ask(factorsOf, asked, userId)),
      answering(publisherIdOf, async () => null),
      answering(profileHandleOf, async () => null),
      answering(onboardingOf, async () => null),
      answering(referralCodeOf, async () => null),
      answering(subscriptionOf, () => ctx.hooks.ask(subscriptionOf, { ...ctx, workspaceId: person.workspaceId })),
    ])
    const gone = { ...ctx, hooks, actor: { kind: 'user', userId: 'user_gone', permissions: 'all' } as const }
    await expect(getUser(gone)).rejects.toMatchObject({ code: 'user_not_found', entry: { status: 404 } })
  })

  it('401 without a credential, 403 with one that may not read users', async () => {
    const narrow = await givenAccount(ctx, { permissions: ['text_to_speech'] })
    expect((await server.fetch('/v1/user')).status).toBe(401)
    const refused = await server.fetch('/v1/user', { headers: narrow.headers })
    expect(refused.status).toBe(403)
    expect(await refused.json()).toMatchObject({
      detail: { code: 'insufficient_permissions', data: { permission: 'user_read' } },
    })
  })
})

describe('GET /v1/user/subscription', () => {
  it('200 says what the workspace may use; nothing is owed where nothing is sold', async () => {
    const person = await givenAccount(ctx, { tier: 'pro' })
    const answer = await server.fetch('/v1/user/subscription', { headers: person.headers })
    const subscription = SubscriptionDocument.strict().parse(await answer.json())
    expect(subscription).toMatchObject({
      tier: 'pro',
      character_count: 0,
      next_invoice: null,
      open_invoices: [],
      has_open_invoices: false,
    })
    const user = User.parse(await (await server.fetch('/v1/user', { headers: person.headers })).json())
    expect(subscription).toMatchObject(user.subscription)
  })
})
