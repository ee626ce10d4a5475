import { connect } from 'node:net'
import { once } from 'node:events'
import { defineEndpoint } from '@vireo/contracts/kit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { AppError } from '../kernel/errors.ts'
import { defineRoutes } from './routes.ts'
import { type BareServer, startBareServer, unwritten } from './testing.ts'

const bytes = { status: 200, bytes: ['audio/mpeg'] } as const
const base = { access: 'public', summary: 'test', errors: [] } as const
const say = defineEndpoint({
  ...base,
  id: 't.say',
  method: 'POST',
  path: '/v1/t/say',
  body: z.object({ word: z.string() }),
  success: { status: 200, schema: z.object({ word: z.string() }) },
})
const locked = defineEndpoint({
  ...base,
  id: 't.locked',
  method: 'GET',
  path: '/v1/t/locked',
  access: 'signed-in',
  success: { status: 200, schema: z.object({}) },
})
const trickle = defineEndpoint({ ...base, id: 't.trickle', method: 'GET', path: '/v1/t/trickle', success: bytes })
const early = defineEndpoint({ ...base, id: 't.early', method: 'GET', path: '/v1/t/early', success: bytes })
const late = defineEndpoint({ ...base, id: 't.late', method: 'GET', path: '/v1/t/late', success: bytes })
const stored = defineEndpoint({ ...base, id: 't.stored', method: 'GET', path: '/v1/t/stored', success: bytes })
const work = defineEndpoint({
  ...base,
  id: 't.work',
  method: 'POST',
  path: '/v1/t/work',
  body: z.object({ givesUp: z.boolean() }),
  success: { status: 200, schema: z.object({}) },
})
const bug = defineEndpoint({
  ...base,
  id: 't.bug',
  method: 'GET',
  path: '/v1/t/bug',
  success: { status: 200, schema: z.object({}) },
})

const pause = () => new Promise((resolve) => setTimeout(resolve, 60))
let made = 0
let left = 0
let worksFor = ''
/** What has been answered, whether anybody was left to hear it or not. */
const answered = new Set<string>()

async function* part(start: number, end: number) {
  yield Uint8Array.from({ length: end - start }, (_, index) => start + index)
}

const routes = defineRoutes((on) => {
  on(
    say,
    (_ctx, input) => Promise.resolve(input),
    (input) => ({ word: input.word }),
    unwritten,
  )
  on(
    locked,
    () => Promise.resolve({}),
    () => ({}),
  )
  on(
    bug,
    () => Promise.reject(new Error('secret detail')),
    () => ({}),
  )
  on(
    work,
    async (ctx, { givesUp }) => {
      worksFor = ctx.requestId
      if (!givesUp) await once(ctx.signal, 'abort')
      throw new DOMException('the work was called off', 'AbortError')
    },
    () => ({}),
    unwritten,
  )
  on(trickle, () =>
    Promise.resolve({
      contentType: 'audio/mpeg',
      async send(sink, signal) {
        signal.addEventListener('abort', () => (left += 1))
        for (made = 1; made <= 5; made++) {
          sink.write(Uint8Array.of(made))
          await pause()
        }
      },
    }),
  )
  on(early, () =>
    Promise.resolve({ contentType: 'audio/mpeg', send: () => Promise.reject(new AppError('service_unavailable')) }),
  )
  on(late, () =>
    Promise.resolve({
      contentType: 'audio/mpeg',
      async send(sink) {
        sink.write(Uint8Array.of(1))
        await pause()
        throw new AppError('service_unavailable')
      },
    }),
  )
  on(stored, () =>
    Promise.resolve({
      contentType: 'audio/mpeg',
      sizeBytes: 10,
      headers: { etag: '"e"' },
      range: ({ start, end }) => part(start, end),
      async send(sink) {
        for await (const block of part(0, 10)) sink.write(block)
      },
    }),
  )
})

let server: BareServer
beforeAll(async () => {
  server = await startBareServer({
    routes,
    prepare: (app) => app.addHook('onSend', async (request) => void answered.add(request.id)),
  })
})
afterAll(() => server.app.close())

const get = (path: string, init?: RequestInit) => fetch(server.url + path, init)
const post = (body: string, type = 'application/json') =>
  get('/v1/t/say', { method: 'POST', body, headers: { 'content-type': type } })
const codeOf = async (response: Response) => {
  const body = z
    .object({ detail: z.object({ code: z.string(), request_id: z.string(), status: z.string() }) })
    .parse(await response.json())
  expect(body.detail.request_id).toBe(response.headers.get('request-id'))
  return [response.status, body.detail.code]
}

describe('requests that cannot be understood', () => {
  test('malformed JSON', async () => expect(await codeOf(await post('{'))).toEqual([400, 'malformed_json']))
  test('no body at all', async () => expect(await codeOf(await post(''))).toEqual([400, 'malformed_json']))
  test.each(['text/csv', 'text/plain'])('a content type nobody reads: %s', async (type) =>
    expect(await codeOf(await post('{"word":"a"}', type))).toEqual([415, 'invalid_content_type']),
  )
  test('a prototype in the body does not become one', async () => {
    expect((await post('{"word":"a","__proto__":{"admin":true}}')).status).toBe(400)
  })
  test('a missing field', async () => {
    const response = await post('{}')
    expect([response.status, await response.json()]).toEqual([
      422,
      { detail: [{ loc: ['body', 'word'], msg: 'Field required', type: 'missing' }] },
    ])
  })
  test('an unknown path, an unknown method', async () => {
    expect(await codeOf(await get('/v1/nowhere'))).toEqual([404, 'route_not_found'])
    expect(await codeOf(await get('/v1/user', { method: 'PATCH' }))).toEqual([405, 'method_not_allowed'])
  })
  test('no credential', async () => expect(await codeOf(await get('/v1/t/locked'))).toEqual([401, 'missing_api_key']))
  test('a credential', async () =>
    expect((await get('/v1/t/locked', { headers: { 'xi-api-key': 'good' } })).status).toBe(200))
})

test('a body that is too large is refused before it was sent', async () => {
  const { port } = new URL(server.url)
  const socket = connect(Number(port), '127.0.0.1')
  socket.write(
    'POST /v1/t/say HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 99999999\r\n\r\n{"word":',
  )
  const [answer] = await once(socket, 'data')
  expect(String(answer)).toMatch(/^HTTP\/1\.1 413 /)
  socket.destroy()
})

test('a bug is reported, and its details stay here', async () => {
  const response = await get('/v1/t/bug')
  const text = await response.clone().text()
  expect(await codeOf(response)).toEqual([500, 'internal_error'])
  expect(text).not.toContain('secret detail')
  expect(server.logged.join('')).toContain('secret detail')
})

describe('work that is called off', () => {
  const start = (givesUp: boolean, signal?: AbortSignal) =>
    get('/v1/t/work', {
      method: 'POST',
      body: JSON.stringify({ givesUp }),
      headers: { 'content-type': 'application/json' },
      ...(signal && { signal }),
    })
  const linesOf = (requestId: string) =>
    server.logged.map((line) => JSON.parse(line)).filter((line) => line.requestId === requestId)

  test('because its caller left is no bug', async () => {
    worksFor = ''
    const caller = new AbortController()
    const answer = start(false, caller.signal).catch(() => 'left')
    await expect.poll(() => worksFor).not.toBe('')
    caller.abort()
    expect(await answer).toBe('left')
    await expect.poll(() => answered.has(worksFor)).toBe(true)
    expect(linesOf(worksFor)).toEqual([])
  })

  test('while its caller waits is one', async () => {
    expect(await codeOf(await start(true))).toEqual([500, 'internal_error'])
    expect(linesOf(worksFor)).toMatchObject([{ level: 50, err: { message: 'the work was called off' } }])
  })
})

describe('answers made of bytes', () => {
  test('the first byte arrives before the last is made', async () => {
    const response = await get('/v1/t/trickle')
    const reader = response.body?.getReader()
    const first = await reader?.read()
    expect([...(first?.value ?? [])][0]).toBe(1)
    expect(made).toBeLessThan(5)
    await reader?.cancel()
    await expect.poll(() => left).toBe(1)
  })

  test('what fails before the first byte is an error answer', async () => {
    const response = await get('/v1/t/early')
    expect(response.headers.get('retry-after')).toBe('1')
    expect(await codeOf(response)).toEqual([503, 'service_unavailable'])
  })

  test('what fails after it never looks complete', async () => {
    const response = await get('/v1/t/late')
    expect(response.status).toBe(200)
    await expect(response.arrayBuffer()).rejects.toThrow()
  })

  test.each([
    [undefined, 200, 10, null],
    ['bytes=2-4', 206, 3, 'bytes 2-4/10'],
    ['bytes=-2', 206, 2, 'bytes 8-9/10'],
    ['bytes=10-', 416, 0, 'bytes */10'],
  ])('range %s', async (range, status, length, contentRange) => {
    const response = await get('/v1/t/stored', range ? { headers: { range } } : {})
    const body = new Uint8Array(await response.arrayBuffer())
    expect([response.status, body.length, response.headers.get('content-range')]).toEqual([
      status,
      length,
      contentRange,
    ])
    if (status === 206) expect(body[0]).toBe(Number(contentRange?.match(/\d+/)?.[0]))
  })

  test('what the client has already is not sent again', async () => {
    expect((await get('/v1/t/stored', { headers: { 'if-none-match': '"e"' } })).status).toBe(304)
  })
})

test('a credential that was let in is known by its workspace from then on; one that was not is a stranger', async () => {
  const { knownCredentials } = server.app
  for (const key of ['good', 'bad']) await get('/v1/t/locked', { headers: { 'xi-api-key': key } })
  expect(knownCredentials.workspaceOf({ 'xi-api-key': 'good' })).toBe('w')
  expect(knownCredentials.workspaceOf({ 'xi-api-key': 'bad' })).toBeUndefined()
})

describe('other origins', () => {
  test('may call the API, without credentials of the browser', async () => {
    const response = await get('/v1/t/locked', { headers: { origin: 'https://elsewhere.test', 'xi-api-key': 'good' } })
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    expect(response.headers.get('access-control-allow-credentials')).toBeNull()
    const exposed = response.headers.get('access-control-expose-headers')
    expect(exposed).toContain('history-item-id')
    // What is never sent is not promised either.
    expect(exposed).not.toMatch(/tts-latency-ms|regeneration-count|x-trace-id|x-region/)
  })

  test('may not call routes that live by the session cookie', async () => {
    const preflight = await get('/v1/identity/token', {
      method: 'OPTIONS',
      headers: { origin: 'https://elsewhere.test' },
    })
    expect(preflight.headers.get('access-control-allow-origin')).toBeNull()
  })
})
