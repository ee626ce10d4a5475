import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { defineChannel, defineEndpoint } from '@vireo/contracts/kit'
import { afterEach, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { z } from 'zod'
import { createManualClock } from '../../kernel/clock.ts'
import { AppError } from '../../kernel/errors.ts'
import { defineChannels, defineRoutes } from '../routes.ts'
import { type BareServer, startBareServer, unwritten } from '../testing.ts'
import { type AdmissionLimits, withoutLimits } from './limits.ts'

const answer = { status: 200, schema: z.object({ ok: z.boolean() }) } as const
const echo = defineEndpoint({
  id: 'test.echo',
  method: 'POST',
  path: '/v1/echo',
  summary: 'Echo',
  access: 'signed-in',
  body: z.object({}),
  success: answer,
  errors: [],
})
const open = defineEndpoint({ ...echo, id: 'test.open', path: '/v1/open', access: 'public', maxBodyBytes: 1024 * 1024 })
const look = defineEndpoint({
  id: 'test.look',
  method: 'GET',
  path: '/v1/look',
  summary: 'Look',
  access: 'public',
  success: answer,
  errors: [],
})
const upload = defineEndpoint({
  id: 'test.upload',
  method: 'POST',
  path: '/v1/upload',
  summary: 'Upload',
  access: 'signed-in',
  query: z.object({ plan: z.string().optional() }),
  multipart: { fields: z.looseObject({}), files: { file: { maxCount: 3, maxBytes: 1_000_000 } }, fieldBytes: 1000 },
  success: answer,
  errors: ['feature_not_available'],
})
const wait = defineEndpoint({ ...look, id: 'test.wait', path: '/v1/wait', access: 'signed-in' })
const talk = defineChannel({
  id: 'test.talk',
  path: '/v1/talk',
  summary: 'Talk',
  access: 'signed-in',
  clientMessage: z.object({}),
  serverMessage: z.object({}),
  errors: [],
})

const ok = async () => ({ ok: true })
let waiting: (() => void)[] = []
const letGo = () => {
  for (const resolve of waiting) resolve()
  waiting = []
}
const routes = defineRoutes((on) => {
  on(echo, ok, (result) => result, unwritten)
  on(open, ok, (result) => result, unwritten)
  on(look, ok, (result) => result)
  on(
    wait,
    async () => {
      await new Promise<void>((resolve) => waiting.push(resolve))
      return { ok: true }
    },
    (result) => result,
  )
  on(upload, ok, (result) => result, {
    ...unwritten,
    beforeBody: async (_, { plan }) => {
      if (plan === 'free') throw new AppError('feature_not_available')
    },
  })
})
const channels = defineChannels((on) =>
  on(talk, async (_ctx, _input, socket) => {
    for await (const message of socket.messages) await socket.send(message)
  }),
)

let server: BareServer
/** What a test left open would keep its server from closing. */
const opened: { destroy(): unknown }[] = []
afterEach(async () => {
  letGo()
  for (const one of opened.splice(0)) one.destroy()
  await server.app.close()
})
const start = async (limits: Partial<AdmissionLimits>, clock = createManualClock(new Date(0))) => {
  server = await startBareServer({
    routes,
    channels,
    limits: { ...withoutLimits, ...limits },
    clock,
    prepare: (app) => app.get('/healthz', () => ({ ok: true })),
  })
  return clock
}
const bounds = (some: Partial<AdmissionLimits['running']>) => ({ ...withoutLimits.running, ...some })
const key = { 'xi-api-key': 'good' }
const from = (address: string) => ({ 'x-forwarded-for': address })
const post = (path: string, headers: Record<string, string>, body: string | FormData = '{}') =>
  fetch(server.url + path, {
    method: 'POST',
    headers: typeof body === 'string' ? { 'content-type': 'application/json', ...headers } : headers,
    body,
  })
const codeOf = async (response: Response) => ((await response.json()) as { detail: { code: string } }).detail.code

/** The head of a request whose body never comes; what is answered can be read from it. */
async function unfinished(path: string, headers: Record<string, string>, lengthBytes = 900): Promise<Socket> {
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1')
  opened.push(socket)
  await once(socket, 'connect')
  const lines = Object.entries({
    host: 'localhost',
    ...(!('transfer-encoding' in headers) && { 'content-length': String(lengthBytes) }),
    ...headers,
  })
  socket.write(`POST ${path} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`)
  return socket
}
async function firstLine(socket: Socket): Promise<string> {
  const [data] = (await once(socket, 'data')) as [Buffer]
  return data.toString().split('\r\n', 1)[0] ?? ''
}

describe('too many requests', () => {
  it('are counted by the route, however the address is written', async () => {
    await start({ requestsPerSecond: bounds({ address: 1 }) })
    const get = async (path: string) => (await fetch(server.url + path, { headers: from('192.0.2.7') })).status
    for (let at = 0; at < 10; at++) expect(await get('/%761/look')).toBe(200)
    expect([await get('/%761/look'), await get('/v1/look'), await get('/healthz')]).toEqual([429, 429, 200])
  })

  it('from one network are 429 with the time to wait, before anybody asks who it is; others and /healthz go on', async () => {
    await start({ requestsPerSecond: bounds({ address: 1 }) })
    for (let at = 0; at < 10; at++) expect((await post('/v1/open', from('2001:db8::1'))).status).toBe(200)
    const refused = await post('/v1/echo', from('2001:db8::2'))
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '1'])
    expect(await codeOf(refused)).toBe('rate_limit_exceeded')
    expect((await post('/v1/open', from('2001:db8:0:1::1'))).status).toBe(200)
    expect((await fetch(`${server.url}/healthz`, { headers: from('2001:db8::1') })).status).toBe(200)
  })

  it('with one credential are 429 from wherever they come', async () => {
    await start({ requestsPerSecond: bounds({ credential: 1 }) })
    for (let at = 0; at < 10; at++)
      expect((await post('/v1/echo', { ...key, ...from(`10.0.0.${at}`) })).status).toBe(200)
    expect((await post('/v1/echo', { ...key, ...from('10.0.1.1') })).status).toBe(429)
    expect((await post('/v1/echo', from('10.0.1.1'))).status).toBe(401)
  })
})

describe('bodies', () => {
  it('of callers who may not call are not waited for', async () => {
    await start({})
    expect(await firstLine(await unfinished('/v1/echo', { 'content-type': 'application/json' }))).toContain('401')
    const form = { ...key, 'content-type': 'multipart/form-data; boundary=x' }
    expect(await firstLine(await unfinished('/v1/upload?plan=free', form))).toContain('403')
    expect(await firstLine(await unfinished('/v1/upload', form, 4_000_000))).toContain('413')
  })

  it.each<Readonly<Record<string, string>>>([{}, { upgrade: 'x' }])(
    'that do not end are so many, and make room when they are gone: %j',
    async (more) => {
      await start({ openBodies: bounds({ instance: 3 }) })
      const sockets = []
      for (let at = 0; at < 3; at++)
        sockets.push(await unfinished('/v1/open', { 'content-type': 'application/json', ...more }))
      await expect.poll(async () => (await post('/v1/open', {})).status).toBe(429)
      for (const socket of sockets) socket.destroy()
      await expect.poll(async () => (await post('/v1/open', {})).status).toBe(200)
    },
  )

  it('that crawl are ended', async () => {
    const clock = await start({ bodyBytesPerSecondMin: 100 })
    const slow = await unfinished('/v1/open', { 'content-type': 'application/json' })
    const passing = setInterval(() => clock.advance(1000), 20)
    expect(await firstLine(slow)).toBe('HTTP/1.1 408 Request Timeout')
    clearInterval(passing)
  })

  const json = { 'content-type': 'application/json' }
  const text = (bytes: number) => `{"a":"${'x'.repeat(bytes)}"}`

  it('take memory as they arrive, and not as they are announced', async () => {
    await start({ memoryBytes: bounds({ address: 1_000_000 }) })
    const sending = []
    for (let at = 0; at < 5; at++) sending.push(await unfinished('/v1/open', json, 900_000))
    sending.push(await unfinished('/v1/open', { ...json, 'transfer-encoding': 'chunked' }, 0))
    expect((await post('/v1/open', {}, text(500_000))).status).toBe(200)
    sending[0]?.write(text(900_000).slice(0, 600_000))
    await expect.poll(async () => (await post('/v1/open', {}, text(500_000))).status).toBe(429)
    for (const socket of sending) socket.destroy()
    await expect.poll(async () => (await post('/v1/open', {}, text(900_000))).status).toBe(200)
  })

  it('for which there is no room any more while they arrive are 429 with the time to wait', async () => {
    await start({ memoryBytes: bounds({ address: 1_000_000 }) })
    const sockets = await Promise.all([1, 2].map(() => unfinished('/v1/open', json, 800_000)))
    const answers = sockets.map(
      (socket) => new Promise<string>((resolve) => socket.once('data', (data: Buffer) => resolve(data.toString()))),
    )
    for (const socket of sockets) socket.write(text(800_000).slice(0, 700_000))
    const refused = await Promise.race(answers)
    expect(refused).toMatch(/^HTTP\/1\.1 429 /)
    expect(refused).toMatch(/\r\nretry-after: 1\r\n/)
    expect(refused).toContain('"data":{"limit":"bytes of request bodies","scope":"address"}')
  })

  it('that arrive whole in many pieces are read whole', async () => {
    await start({ memoryBytes: bounds({ address: 1_000_000 }) })
    const body = text(900_000)
    const chunks = async function* () {
      for (let at = 0; at < body.length; at += 50_000) yield Buffer.from(body.slice(at, at + 50_000))
    }
    const sent = { method: 'POST', headers: json, body: chunks(), duplex: 'half' } as const
    expect((await fetch(`${server.url}/v1/open`, sent)).status).toBe(200)
    expect((await post('/v1/open', {}, body)).status).toBe(200)
  })

  it('that would never fit are 413 before a byte of them has come', async () => {
    await start({ memoryBytes: bounds({ instance: 800_000 }) })
    expect(await firstLine(await unfinished('/v1/open', json, 700_000))).toContain('413')
    expect(await firstLine(await unfinished('/v1/open', json, 2_000_000))).toContain('413')
  })

  it('of no announced length that turn out too large are told so', async () => {
    await start({})
    const endless = async function* () {
      for (let at = 0; at < 30; at++) yield Buffer.alloc(64 * 1024, ' ')
    }
    const sent = { method: 'POST', headers: json, body: endless(), duplex: 'half' } as const
    expect((await fetch(`${server.url}/v1/open`, sent)).status).toBe(413)
  })

  it.each(['application/json', 'text/plain'])('of %s where a form belongs are not read', async (type) => {
    await start({})
    const headers = { ...key, 'content-type': type }
    expect(await firstLine(await unfinished('/v1/upload', headers, 900_000))).toContain('415')
  })
})

describe('whoever holds little is let in while one holds the rest', () => {
  const much = from('203.0.113.7')
  const little = from('198.51.100.7')
  const mine = (workspace: string) => ({ authorization: `Bearer ${workspace}` })

  it('of requests under way', async () => {
    await start({ running: bounds({ instance: 20 }) })
    const held = Array.from({ length: 30 }, () =>
      fetch(`${server.url}/v1/wait`, { headers: { ...mine('much'), ...much } }),
    )
    const refused = await Promise.race(held)
    expect([refused.status, await codeOf(refused)]).toEqual([429, 'rate_limit_exceeded'])
    await expect.poll(async () => (await fetch(`${server.url}/v1/look`, { headers: much })).status).toBe(200)
    expect((await fetch(`${server.url}/v1/look`, { headers: little })).status).toBe(200)
    // By whose it is, not by where it comes from.
    expect((await post('/v1/echo', { ...mine('much'), ...little })).status).toBe(429)
    expect((await post('/v1/echo', { ...mine('little'), ...much })).status).toBe(200)
    letGo()
    const answers = await Promise.all(held)
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(15)
  })

  it('of bodies that do not end', async () => {
    await start({ openBodies: bounds({ instance: 20 }) })
    const site = (at: number) => from(`2001:db8:7:${at}::1`)
    const sockets = await Promise.all(
      Array.from({ length: 30 }, (_, at) =>
        unfinished('/v1/open', { 'content-type': 'application/json', ...site(at) }),
      ),
    )
    await expect.poll(async () => (await post('/v1/open', site(99))).status).toBe(429)
    for (let at = 0; at < 5; at++) expect((await post('/v1/open', little)).status).toBe(200)
    for (const socket of sockets) socket.destroy()
    await expect.poll(async () => (await post('/v1/open', site(99))).status).toBe(200)
  })

  it('of sockets', async () => {
    await start({ sockets: bounds({ instance: 20 }) })
    const dial = async (headers: Record<string, string>) => {
      const socket = new WebSocket(`${server.url.replace('http', 'ws')}/v1/talk`, { headers })
      opened.push({ destroy: () => socket.terminate() })
      const first = once(socket, 'message') as Promise<[Buffer]>
      await once(socket, 'open')
      socket.send('{}')
      return { socket, said: String((await first)[0]) }
    }
    const held = await Promise.all(Array.from({ length: 30 }, () => dial({ ...mine('much'), ...much })))
    expect(held.filter(({ said }) => said === '{}')).toHaveLength(15)
    const other = await dial({ ...mine('little'), ...much })
    expect(other.said).toBe('{}')
  })
})

describe('forms', () => {
  const uploads = () => readdirSync(tmpdir()).filter((name) => name.startsWith(`vireo-upload-${process.pid}-`)).length
  const form = (fields: Record<string, string>, fileBytes = 0) => {
    const data = new FormData()
    for (const [name, value] of Object.entries(fields)) data.append(name, value)
    if (fileBytes > 0) data.append('file', new Blob([new Uint8Array(fileBytes)]), 'a.wav')
    return data
  }

  it('have fields of so many bytes altogether, and so many of them', async () => {
    await start({})
    expect((await post('/v1/upload', key, form({ a: 'x'.repeat(900) }))).status).toBe(200)
    expect((await post('/v1/upload', key, form({ a: 'x'.repeat(2000) }))).status).toBe(413)
    expect((await post('/v1/upload', key, form({ a: 'x'.repeat(600), b: 'x'.repeat(600) }))).status).toBe(413)
    const many = Object.fromEntries(Array.from({ length: 51 }, (_, at) => [`f${at}`, '']))
    expect((await post('/v1/upload', key, form(many))).status).toBe(400)
  })

  it('put so much on disk, and nothing of it stays', async () => {
    await start({ diskBytes: bounds({ credential: 1_200_000, instance: 5_000_000 }) })
    expect((await post('/v1/upload', key, form({}, 900_000))).status).toBe(200)
    const sending = await unfinished(
      '/v1/upload',
      { ...key, 'content-type': 'multipart/form-data; boundary=x' },
      1_000_000,
    )
    sending.write('--x\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\n')
    sending.write(Buffer.alloc(800_000))
    await expect.poll(async () => (await post('/v1/upload', key, form({}, 900_000))).status).toBe(429)
    sending.destroy()
    await expect.poll(uploads).toBe(0)
    await expect.poll(async () => (await post('/v1/upload', key, form({}, 900_000))).status).toBe(200)
    expect(server.logged.filter((line) => line.includes('"level":50'))).toEqual([])
  })
})

describe('sockets', () => {
  const dial = async () => {
    const socket = new WebSocket(`${server.url.replace('http', 'ws')}/v1/talk`, { headers: key })
    const closed = once(socket, 'close') as Promise<[number]>
    const first = once(socket, 'message') as Promise<[Buffer]>
    await once(socket, 'open')
    return { socket, closed, first }
  }

  it('of one credential are so many at a time', async () => {
    await start({ sockets: bounds({ credential: 2 }) })
    const held = [await dial(), await dial()]
    const third = await dial()
    const [message] = await third.first
    expect(JSON.parse(message.toString()).detail.code).toBe('rate_limit_exceeded')
    expect((await third.closed)[0]).toBe(1008)
    held[0]?.socket.close()
    await held[0]?.closed
    const fourth = await dial()
    fourth.socket.send('{}')
    expect(String((await fourth.first)[0])).toBe('{}')
    for (const { socket } of [...held, fourth]) socket.terminate()
  })
})

describe('addresses that nobody meant like that', () => {
  it.each(['/v1/echo/', '//v1/echo', '/v1//echo', '//v1/echo/', '/v1/echo//'])('%s is served', async (path) => {
    await start({})
    expect((await post(path, key)).status).toBe(200)
  })

  it.each(['/v1/echo///', '///v1/echo', '//v1//echo'])('%s is no route', async (path) => {
    await start({})
    expect((await post(path, key)).status).toBe(404)
  })

  it('that cannot be read are answered as every other failure', async () => {
    await start({})
    const response = await fetch(`${server.url}/v1/voices/%E0%A4%A`)
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({
      detail: { code: 'invalid_parameters', request_id: expect.any(String) },
    })
  })

  it('with an empty key lack a key', async () => {
    await start({})
    const response = await post('/v1/echo', { 'xi-api-key': '' })
    expect([response.status, await codeOf(response)]).toEqual([401, 'missing_api_key'])
  })

  it('with headers that are too large are told so', async () => {
    await start({})
    const socket = await unfinished('/v1/open', { cookie: 'x'.repeat(40_000) })
    expect(await firstLine(socket)).toContain('431')
  })
})
