import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { defineChannel } from '@vireo/contracts/kit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { z } from 'zod'
import { AppError } from '../../kernel/errors.ts'
import { withoutLimits } from '../admission/limits.ts'
import { defineChannels } from '../routes.ts'
import { type BareServer, startBareServer } from '../testing.ts'

const echo = defineChannel({
  id: 't.echo',
  path: '/v1/t/echo/:name',
  summary: 'test',
  access: 'signed-in',
  params: z.object({ name: z.string() }),
  query: z.object({ times: z.number().int().default(1) }),
  clientMessage: z.object({ text: z.string() }),
  serverMessage: z.object({ text: z.string() }),
  errors: [],
})

const work = defineChannel({ ...echo, id: 't.work', path: '/v1/t/work/:name' })

let ended = 0
/** How many messages were read in a turn of the event loop. */
const perTurn = [0]
const channels = defineChannels((on) => {
  on(work, async (_ctx, _input, socket) => {
    for await (const { text } of socket.messages) {
      if (text === '') return
      const inThisTurn = perTurn.pop() ?? 0
      if (inThisTurn === 0) setImmediate(() => perTurn.push(0))
      perTurn.push(inThisTurn + 1)
      const startMs = performance.now()
      while (performance.now() - startMs < 1);
    }
  })
  on(echo, async (ctx, { name, times }, socket) => {
    socket.signal.addEventListener('abort', () => (ended += 1))
    for await (const { text } of socket.messages) {
      if (text === 'fail') throw new AppError('insufficient_credits')
      if (text === '') return
      await socket.send({ text: `${ctx.actor.userId}/${name}: ${text.repeat(times)}` })
    }
  })
})

let server: BareServer
beforeAll(async () => {
  server = await startBareServer({ channels })
})
afterAll(() => server.app.close())

const good = { headers: { 'xi-api-key': 'good' } }
const open = (query = '', options = {}) =>
  new WebSocket(`${server.url.replace('http', 'ws')}/v1/t/echo/ada${query}`, options)

/** Sends messages once open; collects what comes back until the socket is closed. */
async function converse(socket: WebSocket, messages: readonly (string | object)[]) {
  const received: unknown[] = []
  socket.on('message', (data) => received.push(JSON.parse(String(data))))
  await once(socket, 'open')
  for (const message of messages) socket.send(typeof message === 'string' ? message : JSON.stringify(message))
  const [code, reason] = await once(socket, 'close')
  return { received, code, reason: String(reason) }
}

test('messages come and go in order; returning closes', async () => {
  const { received, code } = await converse(open('?times=2', good), [{ text: 'a' }, { text: 'b' }, { text: '' }])
  expect([received, code]).toEqual([[{ text: 'u/ada: aa' }, { text: 'u/ada: bb' }], 1000])
})

test('more messages than anybody can read at once are not lost', async () => {
  const many = Array.from({ length: 500 }, (_, index) => ({ text: String(index) }))
  const { received } = await converse(open('', good), [...many, { text: '' }])
  expect(received).toEqual(many.map(({ text }) => ({ text: `u/ada: ${text}` })))
})

test('a message in a few parts is whole, and one in thousands is hung up on', async () => {
  const some = open('', good)
  const conversation = converse(some, [])
  await once(some, 'open')
  for (const part of ['{"text":', '"a"']) some.send(part, { fin: false })
  some.send('}')
  some.send('{"text":""}')
  expect((await conversation).received).toEqual([{ text: 'u/ada: a' }])
  const many = open('', good)
  await once(many, 'open')
  for (let sent = 0; sent < 5000; sent++) many.send(' ', { fin: false })
  const [code] = await once(
    many.on('error', () => undefined),
    'close',
  )
  expect([1006, 1008]).toContain(code)
})

test('messages that come all at once are read in the turns that follow, whoever sends them', async () => {
  const address = `${server.url.replace('http', 'ws')}/v1/t/work/ada`
  const sockets = Array.from({ length: 6 }, () => new WebSocket(address, good))
  await Promise.all(sockets.map((socket) => once(socket, 'open')))
  const closed = sockets.map((socket) => once(socket, 'close'))
  for (const socket of sockets) {
    for (let sent = 0; sent < 150; sent++) socket.send('{"text":"a"}')
    socket.send('{"text":""}')
  }
  await Promise.all(closed)
  expect(perTurn.reduce((sum, read) => sum + read)).toBe(900)
  // The turn ends after some milliseconds, and each that waited for it has read one more.
  expect(Math.max(...perTurn)).toBeLessThan(25)
})

test('a hundred messages count as a request: whoever sends more than that is told so and hung up on', async () => {
  const clock = { now: () => new Date(0) }
  const requestsPerSecond = { ...withoutLimits.requestsPerSecond, credential: 1 }
  const limited = await startBareServer({ channels, clock, limits: { ...withoutLimits, requestsPerSecond } })
  const socket = new WebSocket(`${limited.url.replace('http', 'ws')}/v1/t/echo/ada`, good)
  const { received, code, reason } = await converse(
    socket,
    Array.from({ length: 1100 }, () => ({ text: 'a' })),
  )
  // Ten may come at once, of which the socket itself is one.
  expect(received).toHaveLength(1000)
  expect([received.at(-1), code]).toMatchObject([{ detail: { code: 'rate_limit_exceeded' } }, 1008])
  expect(reason).toMatch(/^rate_limit_exceeded: /)
  await limited.app.close()
})

describe('who is calling', () => {
  test('in the query', async () => {
    const { code } = await converse(open('?xi-api-key=good'), [{ text: '' }])
    expect(code).toBe(1000)
  })

  test('in the first message, which is still a message', async () => {
    const { received } = await converse(open(), [{ text: 'a', 'xi-api-key': 'good' }, { text: '' }])
    expect(received).toEqual([{ text: 'u/ada: a' }])
  })

  test.each([[{ text: 'a' }], [{ text: 'a', 'xi-api-key': 'bad' }]])('not at all: %j', async (message) => {
    const { received, code } = await converse(open(), [message])
    expect([received[0], code]).toMatchObject([{ detail: { code: 'missing_api_key' } }, 1008])
  })
})

describe('errors are said before the socket closes', () => {
  test.each([
    [{ text: 'fail' }, 'insufficient_credits'],
    ['{', 'malformed_json'],
    [{ text: 7 }, 'invalid_parameters'],
  ])('%j', async (message, code) => {
    const answer = await converse(open('', good), [{ text: 'a' }, message])
    expect([answer.received.at(-1), answer.code]).toMatchObject([{ detail: { code } }, 1008])
    // The clients that read nothing else learn it from the close frame.
    expect(answer.reason).toMatch(/^\w+: \S/)
    expect(Buffer.byteLength(answer.reason)).toBeLessThanOrEqual(123)
  })
})

test('a client that leaves ends the conversation', async () => {
  const before = ended
  const socket = open('', good)
  await once(socket, 'open')
  socket.send(JSON.stringify({ text: 'a' }))
  await once(socket, 'message')
  socket.terminate()
  await expect.poll(() => ended).toBe(before + 1)
})

test('whoever wants to upgrade another path is refused and let go', async () => {
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}/v1/t/nothing`)
  const [error] = await once(socket, 'error')
  expect(String(error)).toContain('404')
  await expect
    .poll(() => new Promise((resolve) => server.app.server.getConnections((_, count) => resolve(count))))
    .toBe(0)
})

test.each(['a body that was announced', 'a body without an end'])(
  'whoever wants to upgrade another path with %s is let go too',
  async (which) => {
    const { port } = server.app.server.address() as AddressInfo
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => undefined)
    const length = which === 'a body without an end' ? 'transfer-encoding: chunked' : 'content-length: 900000'
    socket.write(
      `POST /v1/t/nothing HTTP/1.1\r\nhost: a\r\nconnection: upgrade\r\nupgrade: websocket\r\n${length}\r\n\r\n`,
    )
    socket.write(' '.repeat(800_000))
    const [answer] = await once(socket, 'data')
    expect(String(answer)).toContain('404')
    await expect
      .poll(() => new Promise((resolve) => server.app.server.getConnections((_, count) => resolve(count))), {
        timeout: 10_000,
      })
      .toBe(0)
    socket.destroy()
  },
)

test.each([
  'POST /v1/t/echo/ada',
  'OPTIONS /v1/t/echo/ada',
  'QUERY /v1/t/echo/ada',
  'GET /v1/t/echo/%E0%A4%A',
  `GET /v1/t/echo/${'a'.repeat(600)}`,
])('what is answered without becoming a conversation is let go: %s', async (line) => {
  const { port } = server.app.server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1')
  const key = 'sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n'
  socket.write(`${line} HTTP/1.1\r\nhost: a\r\nconnection: upgrade\r\nupgrade: websocket\r\n${key}\r\n`)
  const [answer] = await once(socket, 'data')
  expect(String(answer)).toMatch(/^HTTP\/1\.1 [24]/)
  await once(socket, 'close', { signal: AbortSignal.timeout(5000) })
})

test('a server that closes ends its conversations', async () => {
  const closing = await startBareServer({ channels })
  const socket = new WebSocket(`${closing.url.replace('http', 'ws')}/v1/t/echo/ada`, good)
  await once(socket, 'open')
  const [[code]] = await Promise.all([once(socket, 'close'), closing.app.close()])
  expect(code).toBe(1005)
})
