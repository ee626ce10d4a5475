import { once } from 'node:events'
import { expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { realtimeLimits } from '@vireo/contracts/transcription'
import { givenBrowser } from '#identity/testing.ts'
import { converse } from '#test/converse.ts'
import { startTranscriptionServer } from '../transcription.testing.ts'
import { chunk, end, spoken, typeOf } from './realtime.testing.ts'

/** How far the clock of the server goes ahead. */
let aheadMs = 0
const clock = { now: () => new Date(Date.now() + aheadMs) }
const { server, state, inWords } = await startTranscriptionServer({}, clock)
const address = `${server.url}/v1/speech-to-text/realtime?model_id=scribe_v2_realtime`
const socketAddress = address.replace('http', 'ws')

/** A socket that was let in, and what it was told. */
async function open(headers: Readonly<Record<string, string>>) {
  const socket = new WebSocket(socketAddress, { headers })
  const told: object[] = []
  socket.on('message', (data) => told.push(JSON.parse(String(data)) as object))
  socket.on('error', () => undefined)
  const closed = once(socket, 'close') as Promise<[number, Buffer]>
  await expect.poll(() => told.length).toBeGreaterThan(0)
  return { socket, told, closed, say: (message: object) => socket.send(JSON.stringify(message)) }
}

test('a cookie opens nothing, from whichever page it comes', async () => {
  const { cookie } = await givenBrowser(server.product.systemContext())
  for (const origin of [server.url, 'https://elsewhere.example']) {
    const headers = { cookie, origin }
    const { received, code } = await converse(address, [end], headers)
    expect([typeOf(received[0] ?? {}), code]).toEqual(['auth_error', 1008])
  }
})

test('a token opens it once, for sound that is written down and nothing else', async () => {
  const person = await server.signUp()
  const tokenFor = async (type: string) => {
    const answer = await server.fetch(`/v1/single-use-token/${type}`, { method: 'POST', headers: person.headers })
    return ((await answer.json()) as { token: string }).token
  }
  const token = await tokenFor('realtime_scribe')
  expect((await converse(`${address}&token=${token}`, [end])).code).toBe(1000)
  for (const used of [token, await tokenFor('tts_websocket'), await tokenFor('batch_scribe')]) {
    const { received, code } = await converse(`${address}&token=${used}`, [end])
    expect([typeOf(received[0] ?? {}), code]).toEqual(['auth_error', 1008])
  }
})

test('a workspace has so many sessions at a time, and others have theirs', async () => {
  const [person, other] = [await server.signUp(), await server.signUp()]
  const sessions = await Promise.all(Array.from({ length: 10 }, () => open(person.headers)))
  expect(sessions.map(({ told }) => typeOf(told[0] ?? {}))).toEqual(Array.from({ length: 10 }, () => 'session_started'))
  const refused = await open(person.headers)
  expect([typeOf(refused.told[0] ?? {}), (await refused.closed)[0]]).toEqual(['rate_limited', 1008])
  expect(typeOf((await open(other.headers)).told[0] ?? {})).toBe('session_started')
  for (const { socket } of sessions) socket.terminate()
  await expect
    .poll(async () => typeOf((await open(person.headers)).told[0] ?? {}), { timeout: 10_000 })
    .toBe('session_started')
})

test('whoever sends much faster than one speaks waits, and holds no one up', async () => {
  const person = await server.signUp({ tier: 'creator' })
  // An engine that is never done: nothing of it may pile up.
  let asked = 0
  state.hear = (_, wishes) => {
    asked++
    return new Promise((_resolve, reject) =>
      wishes?.signal?.addEventListener('abort', () => reject(wishes.signal?.reason)),
    )
  }
  const flood = await open(person.headers)
  const block = chunk(spoken(5), { commit: true })
  for (let sent = 0; sent < 200; sent++) flood.say(block)
  const startMs = performance.now()
  for (let round = 0; round < 20; round++)
    expect((await server.fetch('/v1/models', { headers: person.headers })).status).toBe(200)
  expect((performance.now() - startMs) / 20).toBeLessThan(250)
  // Most of it was not even read.
  expect(flood.socket.bufferedAmount).toBeGreaterThan(1_000_000)
  expect(asked).toBeLessThan(4)
  flood.socket.terminate()
  state.hear = inWords
})

test('messages too large to be read close the socket, and the process goes on', async () => {
  const person = await server.signUp()
  const { socket, closed } = await open(person.headers)
  socket.send('x'.repeat(2_000_000))
  expect([1006, 1009]).toContain((await closed)[0])
  const binary = await open(person.headers)
  binary.socket.send(Buffer.alloc(3200))
  expect([typeOf((await binary.closed, binary.told.at(-1)) ?? {})]).toEqual(['input_error'])
})

test('whoever loses their key in the middle is hung up on', async () => {
  const person = await server.signUp()
  const made = await server.fetch('/v1/user/api-keys', {
    method: 'POST',
    headers: { ...person.headers, 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'listens' }),
  })
  const { key_id: id, 'xi-api-key': key } = (await made.json()) as { key_id: string; 'xi-api-key': string }
  const session = await open({ 'xi-api-key': key })
  await server.fetch(`/v1/user/api-keys/${id}`, { method: 'DELETE', headers: person.headers })
  expect((await session.closed)[0]).toBe(1008)
  expect(typeOf(session.told.at(-1) ?? {})).toBe('auth_error')
})

test('a session ends when it has lasted as long as one may; what was said is kept', async () => {
  const person = await server.signUp({ tier: 'creator' })
  const { told, closed, say } = await open(person.headers)
  say(chunk(spoken(2)))
  aheadMs = realtimeLimits.sessionMsMax + 1000
  say(chunk(spoken(2)))
  await closed
  expect(told.map(typeOf).slice(-2)).toEqual(['committed_transcript', 'session_time_limit_exceeded'])
  aheadMs = 0
})
