import { describe, expect, it } from 'vitest'
import { doorTests } from './door.testing.ts'

const on = await doorTests()
const { start, bounds, key, from, post, codeOf, unfinished, firstLine } = on

describe('too many requests', () => {
  it('are counted by the route, however the address is written', async () => {
    await start({ requestsPerSecond: bounds({ address: 1 }) })
    const get = async (path: string) => (await fetch(on.server.url + path, { headers: from('192.0.2.7') })).status
    for (let at = 0; at < 10; at++) expect(await get('/%761/look')).toBe(200)
    expect([await get('/%761/look'), await get('/v1/look'), await get('/healthz')]).toEqual([429, 429, 200])
  })

  it('are counted wherever an endpoint is', async () => {
    await start({ requestsPerSecond: bounds({ address: 1 }) })
    const get = async () => (await fetch(`${on.server.url}/page/one`, { headers: from('192.0.2.8') })).status
    for (let at = 0; at < 10; at++) expect(await get()).toBe(200)
    expect(await get()).toBe(429)
  })

  it('from one network are 429 with the time to wait, before anybody asks who it is; others and /healthz go on', async () => {
    await start({ requestsPerSecond: bounds({ address: 1 }) })
    for (let at = 0; at < 10; at++) expect((await post('/v1/open', from('2001:db8::1'))).status).toBe(200)
    const refused = await post('/v1/echo', from('2001:db8::2'))
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '1'])
    expect(await codeOf(refused)).toBe('rate_limit_exceeded')
    expect((await post('/v1/open', from('2001:db8:0:1::1'))).status).toBe(200)
    expect((await fetch(`${on.server.url}/healthz`, { headers: from('2001:db8::1') })).status).toBe(200)
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

  it.each([
    ['POST /v1/echo', '', '401', 'x'.repeat(16_384), 20_000_000],
    ['POST /v1/echo', ' in dust', '401', 'x', 12_000_000],
    ['GET /healthz', '', '200', 'x'.repeat(16_384), 20_000_000],
  ] as const)(
    'of %s that go on after their answer%s are read for a while only',
    async (asked, _how, status, chunk, bytesMax) => {
      await start({})
      const [method, path] = asked.split(' ')
      const chunked = { 'content-type': 'application/json', 'transfer-encoding': 'chunked' }
      const socket = await unfinished(path ?? '', chunked, undefined, method)
      expect(await firstLine(socket)).toContain(status)
      const written = `${chunk.length.toString(16)}\r\n${chunk}\r\n`
      const block = written.repeat(Math.ceil(65_536 / written.length))
      const closed = new Promise((resolve) => socket.once('close', resolve))
      let bytes = 0
      const pump = () => {
        while (bytes < bytesMax && socket.writable && socket.write(block)) bytes += block.length
      }
      socket.on('error', () => undefined).on('drain', pump)
      pump()
      await closed
      expect(bytes).toBeLessThan(bytesMax)
    },
  )

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
    expect((await fetch(`${on.server.url}/v1/open`, sent)).status).toBe(200)
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
    expect((await fetch(`${on.server.url}/v1/open`, sent)).status).toBe(413)
  })

  it.each(['application/json', 'text/plain'])('of %s where a form belongs are not read', async (type) => {
    await start({})
    const headers = { ...key, 'content-type': type }
    expect(await firstLine(await unfinished('/v1/upload', headers, 900_000))).toContain('415')
  })
})
