import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { doorTests } from './door.testing.ts'

const on = await doorTests()
const { letGo, opened, start, bounds, key, from, post, codeOf, unfinished, firstLine } = on

describe('whoever holds little is let in while one holds the rest', () => {
  const much = from('203.0.113.7')
  const little = from('198.51.100.7')
  const mine = (workspace: string) => ({ authorization: `Bearer ${workspace}` })

  it('of requests under way', async () => {
    await start({ running: bounds({ instance: 20 }) })
    const held = Array.from({ length: 30 }, () =>
      fetch(`${on.server.url}/v1/wait`, { headers: { ...mine('much'), ...much } }),
    )
    const refused = await Promise.race(held)
    expect([refused.status, await codeOf(refused)]).toEqual([429, 'rate_limit_exceeded'])
    await expect.poll(async () => (await fetch(`${on.server.url}/v1/look`, { headers: much })).status).toBe(200)
    expect((await fetch(`${on.server.url}/v1/look`, { headers: little })).status).toBe(200)
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
      const socket = new WebSocket(`${on.server.url.replace('http', 'ws')}/v1/talk`, { headers })
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
    expect(on.server.logged.filter((line) => line.includes('"level":50'))).toEqual([])
  })
})

describe('sockets', () => {
  const dial = async () => {
    const socket = new WebSocket(`${on.server.url.replace('http', 'ws')}/v1/talk`, { headers: key })
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
    const response = await fetch(`${on.server.url}/v1/voices/%E0%A4%A`)
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
