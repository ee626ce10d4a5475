import { beforeAll, describe, expect, test } from 'vitest'
import { call, givenPerson, givenTeammate } from '#test/teammates.ts'
import { startTestServer, type TestPerson, type TestServer } from '#test/test-server.ts'
import { systemClock } from '#kernel/clock.ts'
import { converse } from '#test/converse.ts'
import { libraryVoices } from '#voices/library/index.ts'

let server: TestServer
let person: TestPerson
let aheadMs = 0
const logged: string[] = []
beforeAll(async () => {
  const clock = { ...systemClock, now: () => new Date(systemClock.now().getTime() + aheadMs) }
  server = await startTestServer({ clock, log: (line) => logged.push(line) })
  person = await server.signUp()
})

const voiceId = libraryVoices[0]?.voiceId ?? ''
const url = () => `${server.url}/v1/text-to-speech/${voiceId}/stream-input`
const create = (headers: Record<string, string>, type = 'tts_websocket') =>
  server.fetch(`/v1/single-use-token/${type}`, { method: 'POST', headers })
const tokenFor = async (headers: Record<string, string>, type?: string) =>
  ((await (await create(headers, type)).json()) as { token: string }).token
const bearer = (accessToken: string) => ({ authorization: `Bearer ${accessToken}` })
const byQuery = (token: string) => converse(`${url()}?single_use_token=${token}`, [{ text: ' ' }, { text: '' }])
const byMessage = (token: string) => converse(url(), [{ text: ' ', single_use_token: token }, { text: '' }])
const refused = [1008, { detail: { code: 'invalid_authorization_header' } }]

describe('a single-use token', () => {
  test('opens a socket once, by address or by first message, whatever it was made with', async () => {
    for (const headers of [person.headers, bearer(person.accessToken)])
      for (const open of [byQuery, byMessage]) {
        const token = await tokenFor(headers)
        expect((await open(token)).code).toBe(1000)
        const again = await open(token)
        expect([again.code, again.received[0]]).toMatchObject(refused)
      }
  })

  test('is used up by exactly one of those who come at the same time', async () => {
    const token = await tokenFor(person.headers)
    const codes = (await Promise.all(Array.from({ length: 6 }, () => byQuery(token)))).map(({ code }) => code)
    expect(codes.toSorted()).toEqual([1000, 1008, 1008, 1008, 1008, 1008])
  })

  test('speaks for the workspace of its maker', async () => {
    const maker = await server.signUp()
    const token = await tokenFor(maker.headers)
    await converse(url(), [{ text: 'Mine.', single_use_token: token }, { text: '' }])
    const page = (await (await server.fetch('/v1/history', { headers: maker.headers })).json()) as {
      history: { text: string }[]
    }
    expect(page.history.map(({ text }) => text)).toEqual(['Mine.'])
  })

  test('opens nothing but what it was made for, and no request', async () => {
    const other = await byQuery(await tokenFor(person.headers, 'realtime_scribe'))
    expect([other.code, other.received[0]]).toMatchObject(refused)
    const token = await tokenFor(person.headers)
    expect((await server.fetch('/v1/user', { headers: bearer(token) })).status).toBe(401)
    expect((await server.fetch(`/v1/user?single_use_token=${token}`)).status).toBe(401)
    expect((await byQuery(token)).code).toBe(1000)
  })

  test('is worth nothing after fifteen minutes, nor after the key it was made with is gone', async () => {
    const late = await tokenFor(person.headers)
    aheadMs = 15 * 60_000 + 1
    expect((await byQuery(late)).code).toBe(1008)
    aheadMs = 0
    const maker = await server.signUp()
    const orphan = await tokenFor(maker.headers)
    const keys = (await (await server.fetch('/v1/user/api-keys', { headers: maker.headers })).json()) as {
      'api-keys': { key_id: string }[]
    }
    await server.fetch(`/v1/user/api-keys/${keys['api-keys'][0]?.key_id}`, {
      method: 'DELETE',
      headers: bearer(maker.accessToken),
    })
    expect((await byQuery(orphan)).code).toBe(1008)
  })

  test('is worth nothing once the session it was made in works in another workspace, which pays for none of it', async () => {
    const maker = await givenTeammate(server, await givenPerson(server), 'editor')
    const token = await tokenFor(maker.bearer)
    expect((await call(server, maker, 'POST', `/v1/workspaces/${maker.workspaceId}/switch`)).status).toBe(200)
    const late = await byQuery(token)
    expect([late.code, late.received[0]]).toMatchObject(refused)
  })

  test('is not to be had for a key that may not do it', async () => {
    const created = await server.fetch('/v1/user/api-keys', {
      method: 'POST',
      headers: { ...person.headers, 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'narrow', permissions: ['user_read'] }),
    })
    const { 'xi-api-key': key } = (await created.json()) as { 'xi-api-key': string }
    expect((await create({ 'xi-api-key': key })).status).toBe(403)
    expect((await create(person.headers, 'anything')).status).toBe(422)
    expect((await create({})).status).toBe(401)
  })

  test('is kept as a hash, and neither logged nor kept once used', async () => {
    const token = await tokenFor(person.headers)
    const kept = async () =>
      (await server.database.pool.query('select * from single_use_tokens where expires_at > now()')).rows
    const before = JSON.stringify(await kept())
    expect(before).not.toContain(token)
    await byQuery(token)
    await byQuery(token)
    expect((await kept()).length).toBe((JSON.parse(before) as unknown[]).length - 1)
    expect(logged.join('\n')).not.toContain(token)
  })
})
