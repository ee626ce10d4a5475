import { on } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { defineChannel, defineEndpoint } from '@vireo/contracts/kit'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { defineChannels, defineRoutes } from './routes.ts'
import { type BareServer, startBareServer, unwritten } from './testing.ts'

const rest = {
  access: 'signed-in',
  success: { status: 200, schema: z.object({ text: z.string() }) },
  errors: [],
} as const
const look = defineEndpoint({ ...rest, id: 't.look', method: 'GET', path: '/v1/t/look', summary: 'Look' })
const say = defineEndpoint({
  ...rest,
  id: 't.say',
  method: 'POST',
  path: '/v1/t/say',
  summary: 'Say',
  body: z.object({ text: z.string() }),
})
const talk = defineChannel({
  id: 't.talk',
  path: '/v1/t/talk',
  summary: 'Talk',
  access: 'signed-in',
  clientMessage: z.object({}),
  serverMessage: z.object({}),
  errors: [],
})
const routes = defineRoutes((bind) => {
  bind(
    look,
    async () => ({ text: 'seen' }),
    (result) => result,
  )
  bind(
    say,
    async (_ctx, { text }) => ({ text }),
    (result) => result,
    unwritten,
  )
})

let server: BareServer
beforeAll(async () => {
  server = await startBareServer({ routes, channels: defineChannels((bind) => bind(talk, async () => undefined)) })
})
afterAll(() => server.app.close())

let socket: Socket
afterEach(() => socket.destroy())

/** The head of a request on a connection that stays open, as clients in Java write it. */
const head = (line: string, upgrade: string, more = '') =>
  `${line} HTTP/1.1\r\nhost: a\r\nxi-api-key: good\r\nconnection: Upgrade, HTTP2-Settings\r\nupgrade: ${upgrade}\r\n` +
  `http2-settings: AAEAAEAAAAIAAAAAAAMAAAAAAAQBAAAAAAUAAEAAAAYABgAA\r\n${more}\r\n`

/** Sends one request after the other on one connection, each once the one before was answered. */
async function converse(...requests: readonly (readonly string[])[]): Promise<string[]> {
  socket = connect((server.app.server.address() as AddressInfo).port, '127.0.0.1')
  const heard = on(socket, 'data', { signal: AbortSignal.timeout(10_000) })
  const answers: string[] = []
  for (const parts of requests) {
    for (const part of parts) {
      socket.write(part)
      await setTimeout(20)
    }
    const { value } = (await heard.next()) as { value: [Buffer] }
    answers.push(value[0].toString())
  }
  return answers
}

test.each(['h2c', 'TLS/1.0', 'nonsense', 'h2c, websocket'])(
  'a request that offers to change to %s is answered as it is, and its connection goes on',
  async (upgrade) => {
    const body = (text: string) => JSON.stringify({ text })
    const announced = `content-type: application/json\r\ncontent-length: ${body('as announced').length}\r\n`
    const chunked = 'content-type: application/json\r\ntransfer-encoding: chunked\r\n'
    const inChunks = `${body('in chunks').length.toString(16)}\r\n${body('in chunks')}\r\n0\r\n\r\n`
    const answers = await converse(
      [head('GET /v1/t/look', upgrade)],
      [head('POST /v1/t/say', upgrade, announced), body('as announced')],
      [head('POST /v1/t/say', upgrade, chunked) + inChunks],
      [head('GET /v1/t/nothing', upgrade)],
      [head('GET /v1/t/talk', upgrade)],
      [head('GET /v1/t/look', upgrade)],
    )
    expect(answers.map((answer) => answer.split('\r\n', 1)[0])).toEqual([
      'HTTP/1.1 200 OK',
      'HTTP/1.1 200 OK',
      'HTTP/1.1 200 OK',
      'HTTP/1.1 404 Not Found',
      'HTTP/1.1 404 Not Found',
      'HTTP/1.1 200 OK',
    ])
    expect(answers[1]).toContain('{"text":"as announced"}')
    expect(answers[2]).toContain('{"text":"in chunks"}')
    expect(answers[3]).toContain('route_not_found')
  },
)
