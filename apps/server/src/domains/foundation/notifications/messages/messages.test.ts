import type { EventName, EventPayload } from '#kernel/product.ts'
import { type MessagePage, notificationsEndpoints } from '@vireo/contracts/notifications'
import { describe, expect, it, test } from 'vitest'
import { startTestServer, testPassword } from '#test/test-server.ts'
import { dispatchOutbox } from '#jobs/dispatch-outbox.ts'
import { transaction } from '#kernel/transaction.ts'
import { type GivenAccount, givenAccount, jsonPost } from '#identity/testing.ts'
import { sendMessage } from './send-message.ts'
import { notificationSubscriptions } from '../subscriptions.ts'

const server = await startTestServer()
const ctx = server.product.systemContext()

async function messagesOf(person: GivenAccount, query = ''): Promise<MessagePage> {
  const answer = await server.fetch(`/v1/messages${query}`, { headers: person.headers })
  expect(answer.status).toBe(200)
  return notificationsEndpoints.listMessages.success.schema.strict().parse(await answer.json())
}

const tell = (person: GivenAccount, occasion: string) =>
  sendMessage(ctx, {
    userId: person.userId,
    severity: 'info',
    title: `About ${occasion}`,
    description: 'Nothing to do.',
    occasion,
  })

const markRead = (person: GivenAccount, path: string) =>
  server.fetch(`/v1/messages/${path}`, { method: 'POST', headers: person.headers })

async function happened<N extends EventName>(name: N, payload: EventPayload<N>): Promise<void> {
  await transaction(ctx, (ctx) => ctx.emit(name, payload))
  await dispatchOutbox(() => server.product.systemContext(), notificationSubscriptions)
}

describe('GET /v1/messages', () => {
  it('200 lists what the caller was told, newest first, page by page', async () => {
    const person = await givenAccount(ctx)
    for (const occasion of ['one', 'two', 'three']) await tell(person, occasion)
    const first = await messagesOf(person, '?page_size=2')
    expect(first.messages.map((message) => message.title)).toEqual(['About three', 'About two'])
    expect(first).toMatchObject({ unread_count: 3, has_more: true })
    const rest = await messagesOf(person, `?page_size=2&cursor=${first.next_cursor}`)
    expect(rest).toMatchObject({ messages: [{ title: 'About one' }], has_more: false, next_cursor: null })
    expect(Math.abs((rest.messages[0]?.create_date_unix_ms ?? 0) - Date.now())).toBeLessThan(600_000)
  })

  it('200 is empty for whoever was told nothing, and never shows what others were told', async () => {
    const [one, other] = [await givenAccount(ctx), await givenAccount(ctx)]
    await tell(one, 'mine')
    expect(await messagesOf(other)).toEqual({ messages: [], unread_count: 0, has_more: false, next_cursor: null })
  })

  it('400 for a page that cannot be', async () => {
    const { headers } = await givenAccount(ctx)
    expect((await server.fetch('/v1/messages?page_size=101', { headers })).status).toBe(400)
  })
})

describe('POST /v1/messages/{id}/read', () => {
  it('200 marks a message, once and for all', async () => {
    const person = await givenAccount(ctx)
    await tell(person, 'one')
    const id = (await messagesOf(person)).messages[0]?.message_id ?? ''
    expect((await markRead(person, `${id}/read`)).status).toBe(200)
    expect((await markRead(person, `${id}/read`)).status).toBe(200)
    expect(await messagesOf(person)).toMatchObject({ messages: [{ has_been_read: true }], unread_count: 0 })
  })

  it('404 for somebody else’s message, which stays unread', async () => {
    const [one, other] = [await givenAccount(ctx), await givenAccount(ctx)]
    await tell(one, 'one')
    const id = (await messagesOf(one)).messages[0]?.message_id ?? ''
    expect((await markRead(other, `${id}/read`)).status).toBe(404)
    await markRead(other, 'read')
    expect((await messagesOf(one)).unread_count).toBe(1)
  })
})

test('POST /v1/messages/read marks everything the caller was told', async () => {
  const person = await givenAccount(ctx)
  for (const occasion of ['one', 'two']) await tell(person, occasion)
  expect((await markRead(person, 'read')).status).toBe(200)
  expect((await messagesOf(person)).messages.every((message) => message.has_been_read)).toBe(true)
})

describe('an occasion', () => {
  it('is told once, however often it is delivered', async () => {
    const person = await givenAccount(ctx)
    const event = { userId: person.userId, keyId: 'key_1', name: 'ci' }
    await happened('identity.api-key-created', event)
    await happened('identity.api-key-created', event)
    const told = (await messagesOf(person)).messages.filter((message) => message.description.includes('“ci”'))
    expect(told).toMatchObject([{ severity: 'info', title: 'An API key was created', needs_attention: false }])
  })

  it('is told to nobody when the person is gone', async () => {
    await happened('identity.api-key-created', { userId: 'user_gone', keyId: 'key_2', name: 'ci' })
    const { rows } = await server.database.pool.query("select 1 from messages where occasion = 'api-key key_2'")
    expect(rows).toEqual([])
  })

  test.each([
    [
      'identity.signed-in-from-new-device',
      { sessionId: 's1', device: 'Firefox on Linux', address: '203.0.113.7' },
      /Firefox on Linux from 203\.0\.113\.7/,
      true,
    ],
    ['identity.password-changed', { changeId: 'c1' }, /All other sessions/, false],
    [
      'identity.second-factor-changed',
      { changeId: 'c2', factor: 'totp', change: 'disabled' },
      /authenticator app/,
      false,
    ],
    [
      'identity.second-factor-changed',
      { changeId: 'c3', factor: 'backup-codes', change: 'used' },
      /not work again/,
      false,
    ],
  ] as const)('%s is told once, and mailed where identity did not', async (name, facts, description, isMailed) => {
    const person = await givenAccount(ctx)
    await server.database.pool.query('update users set email_verified_at = now() where id = $1', [person.userId])
    for (let time = 0; time < 2; time++)
      await happened(name, { userId: person.userId, ...facts } as EventPayload<typeof name>)
    const told = (await messagesOf(person)).messages.filter((message) => description.test(message.description))
    expect(told).toMatchObject([{ severity: 'warning', needs_attention: true }])
    const letters = await server.database.pool.query(
      "select subject from letters where recipient = $1 and kind = 'notifications.security-notice'",
      [person.email],
    )
    expect(letters.rows).toEqual(isMailed ? [{ subject: told[0]?.title }] : [])
  })
})

describe('a sign-in', () => {
  const signIn = async (email: string, agent: string) => {
    const answer = await server.fetch(
      '/v1/identity/sign-in',
      jsonPost({ email, password: testPassword }, { 'user-agent': agent }),
    )
    expect(answer.status).toBe(200)
    await dispatchOutbox(() => server.product.systemContext(), notificationSubscriptions)
  }
  const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

  it('with a device that was never used is told; with a known one it is not', async () => {
    const person = await server.signUp()
    const titles = async () => {
      const answer = await server.fetch('/v1/messages', { headers: person.headers })
      const page = notificationsEndpoints.listMessages.success.schema.parse(await answer.json())
      return page.messages.map((message) => message.title).filter((title) => title.startsWith('New sign-in'))
    }
    expect(await titles()).toEqual([])
    await signIn(person.email, firefox)
    expect(await titles()).toEqual(['New sign-in to your account'])
    await signIn(person.email, firefox)
    expect(await titles()).toHaveLength(1)
  })
})
