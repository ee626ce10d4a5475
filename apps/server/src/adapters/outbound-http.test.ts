import { createServer, type IncomingMessage, type RequestListener } from 'node:http'
import { type AddressInfo, createServer as createNetServer } from 'node:net'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import type { OutboundFailure, OutboundStream } from '../ports/outbound.ts'
import { createOutbound } from './outbound-http.ts'

async function serve(listener: RequestListener): Promise<{ port: number; requests: IncomingMessage[] }> {
  const requests: IncomingMessage[] = []
  const server = createServer((request, response) => {
    requests.push(request)
    listener(request, response)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  onTestFinished(async () => {
    server.closeAllConnections()
    await new Promise((closed) => server.close(closed))
  })
  return { port: (server.address() as AddressInfo).port, requests }
}

const loopback = async () => ['127.0.0.1']

async function reasonOf(work: Promise<unknown>): Promise<OutboundFailure | undefined> {
  return work.then(
    () => undefined,
    (error: unknown) => (error as { reason?: OutboundFailure }).reason,
  )
}

test.each([
  ['an address of this machine', 'http://127.0.0.1:PORT/'],
  ['the same in hexadecimal', 'http://0x7f.1:PORT/'],
  ['the same as one number', 'http://2130706433:PORT/'],
  ['the same in octal', 'http://0177.0.0.1:PORT/'],
  ['the same, shortened', 'http://127.1:PORT/'],
  ['no address at all', 'http://0:PORT/'],
  ['IPv6', 'http://[::1]:PORT/'],
  ['IPv4 mapped into IPv6', 'http://[::ffff:127.0.0.1]:PORT/'],
  ['a name of this machine', 'http://localhost:PORT/'],
  ['metadata', 'http://169.254.169.254/latest/meta-data/'],
])('is refused before connecting: %s', async (_what, url) => {
  const { port, requests } = await serve((_request, response) => response.end('inside'))
  const outbound = createOutbound()
  const at = url.replace('PORT', String(port))
  expect(await reasonOf(outbound.request(at, { allowHttp: true }))).toBe('refused')
  expect(await reasonOf(outbound.assertAllowed(at, { allowHttp: true }))).toBe('refused')
  expect(requests).toEqual([])
})

test.each([
  'http://example.com/',
  'ftp://example.com/',
  'file:///etc/passwd',
  'https://a:b@example.com/',
  'x',
  'https://',
])('is no address to ask: %s', async (url) => {
  const outbound = createOutbound({ resolve: async () => ['93.184.215.14'] })
  expect(await reasonOf(outbound.assertAllowed(url))).toBe('bad-url')
})

test('a name with one public and one private address is refused', async () => {
  const outbound = createOutbound({ resolve: async () => ['93.184.215.14', '10.0.0.1'] })
  expect(await reasonOf(outbound.assertAllowed('https://two-faced.test/'))).toBe('refused')
})

test('what is not found and what is private are told apart by nobody who enters an address', async () => {
  const told = (resolve: () => Promise<string[]>) =>
    createOutbound({ resolve })
      .assertAllowed('https://name.test/')
      .catch((error: unknown) => String(error))
  const sentences = await Promise.all([
    told(async () => ['10.0.0.1']),
    told(async () => []),
    told(() => Promise.reject(Object.assign(new Error('no such name'), { code: 'ENOTFOUND' }))),
    told(() => Promise.reject(Object.assign(new Error('nobody to ask'), { code: 'EAI_AGAIN' }))),
  ])
  expect(new Set(sentences).size).toBe(1)
})

test('this instance is not let ask itself, under its own name', async () => {
  const outbound = createOutbound({
    ownHost: 'vireo.test',
    resolve: async (name) => [name === 'vireo.test' ? '93.184.215.14' : '93.184.215.15'],
  })
  for (const url of ['https://vireo.test/hook', 'https://VIREO.test:8443/', 'https://vireo.test./']) {
    expect(await reasonOf(outbound.assertAllowed(url))).toBe('refused')
  }
  expect(await reasonOf(outbound.assertAllowed('https://other.vireo.test/'))).toBeUndefined()
})

const namesOfTheWorld: Readonly<Record<string, readonly string[]>> = {
  'vireo.test': ['93.184.215.14', '2606:2800:21f:cb07:6820:80da:af6b:8b2c'],
  'alias.test': ['93.184.215.14'],
  'alias6.test': ['2606:2800:021f:CB07:6820:80da:af6b:8b2c'],
  'among-others.test': ['93.184.215.15', '93.184.215.14'],
  'neighbour.test': ['93.184.215.15'],
}

async function namedInTheWorld(name: string): Promise<readonly string[]> {
  const found = namesOfTheWorld[name]
  if (!found) throw new Error('no such name')
  return found
}

test.each([
  'https://alias.test/hook',
  'https://alias6.test/hook',
  'https://among-others.test:8443/hook',
  'https://93.184.215.14/hook',
  'https://[2606:2800:21f:cb07:6820:80da:af6b:8b2c]/hook',
])('nor at its own address, whatever it is called there: %s', async (url) => {
  const outbound = createOutbound({ ownHost: 'vireo.test', resolve: namedInTheWorld })
  expect(await reasonOf(outbound.assertAllowed(url))).toBe('refused')
  expect(await reasonOf(outbound.request(url))).toBe('refused')
  const said = async (at: string) => outbound.assertAllowed(at).catch((error: unknown) => String(error))
  expect(await said(url)).toBe(await said('https://10.0.0.1/'))
  expect(await reasonOf(outbound.assertAllowed('https://neighbour.test/'))).toBeUndefined()
})

test('whose own name nobody knows may ask others; what the operator names may share its address', async () => {
  const told: unknown[] = []
  const nameless = createOutbound({
    ownHost: 'unlisted.test',
    resolve: namedInTheWorld,
    onOwnHostUnknown: (error) => told.push(error),
  })
  for (let asked = 0; asked < 2; asked++)
    expect(await reasonOf(nameless.assertAllowed('https://alias.test/'))).toBeUndefined()
  // Its operator hears of it, once.
  expect(told).toHaveLength(1)
  const shared = createOutbound({ ownHost: 'vireo.test', namedHosts: ['alias.test'], resolve: namedInTheWorld })
  expect(await reasonOf(shared.assertAllowed('https://alias.test/'))).toBeUndefined()
})

test('a name is resolved once, and the connection goes to what was checked', async () => {
  const { port, requests } = await serve((_request, response) => response.end('hello'))
  const resolve = vi.fn<(name: string) => Promise<string[]>>().mockResolvedValueOnce(['127.0.0.1'])
  const outbound = createOutbound({ namedHosts: ['rebinding.test'], resolve })
  const answer = await outbound.request(`http://rebinding.test:${port}/path`)
  expect(answer.body.toString()).toBe('hello')
  expect(requests[0]?.headers.host).toBe(`rebinding.test:${port}`)
  expect(resolve).toHaveBeenCalledTimes(1)
})

test('a redirect is not followed; where it may be, it is checked like the first address', async () => {
  const inside = await serve((_request, response) => response.end('inside'))
  const outside = await serve((_request, response) =>
    response.writeHead(302, { location: `http://127.0.0.1:${inside.port}/` }).end(),
  )
  const outbound = createOutbound({ namedHosts: [`outside.test:${outside.port}`], resolve: loopback })
  const url = `http://outside.test:${outside.port}/`
  expect((await outbound.request(url)).status).toBe(302)
  expect(await reasonOf(outbound.request(url, { redirects: 3, allowHttp: true }))).toBe('refused')
  expect(inside.requests).toEqual([])
})

test('redirects end, and what was said to one host is not said to another', async () => {
  const other = await serve((_request, response) => response.end('there'))
  const first = await serve((request, response) =>
    response
      .writeHead(302, { location: request.url === '/circle' ? '/circle' : `http://other.test:${other.port}/` })
      .end(),
  )
  const outbound = createOutbound({ namedHosts: ['first.test', 'other.test'], resolve: loopback })
  const headers = { authorization: 'Bearer of-the-first' }
  expect(await reasonOf(outbound.request(`http://first.test:${first.port}/circle`, { redirects: 3 }))).toBe('redirects')
  const answer = await outbound.request(`http://first.test:${first.port}/`, { redirects: 3, headers })
  expect(answer).toMatchObject({ status: 200, url: `http://other.test:${other.port}/` })
  expect(first.requests.at(-1)?.headers.authorization).toBe('Bearer of-the-first')
  expect(other.requests[0]?.headers.authorization).toBeUndefined()
})

test('an answer has to come in time, and may not be larger than asked for', async () => {
  const { port } = await serve((request, response) => {
    response.writeHead(200).write('x'.repeat(2000))
    if (request.url !== '/slow') response.end()
  })
  const outbound = createOutbound({ namedHosts: [`127.0.0.1:${port}`] })
  const url = `http://127.0.0.1:${port}`
  expect(await reasonOf(outbound.request(`${url}/slow`, { timeoutMs: 50 }))).toBe('timeout')
  expect(await reasonOf(outbound.request(`${url}/`, { maxBytes: 1999 }))).toBe('too-large')
  expect((await outbound.request(`${url}/`, { maxBytes: 100, cutsBody: true })).body).toHaveLength(100)
  expect((await outbound.request(`${url}/`, { maxBytes: 2000 })).body).toHaveLength(2000)
})

test('nobody there, no such name, and a resolver that never answers are told apart', async () => {
  const outbound = createOutbound({ namedHosts: ['127.0.0.1:9'] })
  expect(await reasonOf(outbound.request('http://127.0.0.1:9/'))).toBe('unreachable')
  const lost = createOutbound({ resolve: () => Promise.reject(new Error('no such name')) })
  expect(await reasonOf(lost.request('https://nowhere.test/'))).toBe('unresolved')
  const silent = createOutbound({ resolve: () => new Promise(() => undefined) })
  expect(await reasonOf(silent.request('https://silent.test/', { timeoutMs: 20 }))).toBe('timeout')
})

/** A server that speaks HTTP as no server does, as fast as it is read. */
async function flood(head: string, block: string): Promise<string> {
  const server = createNetServer((socket) => {
    const pour = () => {
      while (socket.writable && socket.write(block));
    }
    socket.on('error', () => undefined).on('drain', pour)
    socket.once('data', () => {
      socket.write(head)
      pour()
    })
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  onTestFinished(() => void server.close())
  return `127.0.0.1:${(server.address() as AddressInfo).port}`
}

test.each([
  ['answers ahead of the answer, without an end', '', 'HTTP/1.1 100 Continue\r\n\r\n'.repeat(500), 'unreachable'],
  [
    'a body in chunks of one byte',
    'HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n',
    '1\r\nx\r\n'.repeat(5000),
    'too-large',
  ],
] as const)('%s is broken off before it costs anything', async (_what, head, block, reason) => {
  const host = await flood(head, block)
  const outbound = createOutbound({ namedHosts: [host] })
  const most = { maxBytes: 64 * 2 ** 20, timeoutMs: 5000 }
  expect(await reasonOf(outbound.request(`http://${host}/`, most))).toBe(reason)
  const opened = outbound.open(`http://${host}/`, most).then(async ({ body }) => {
    for await (const part of body) expect(part.length).toBeGreaterThan(0)
  })
  expect(await reasonOf(opened)).toBe(reason)
})

describe('an answer that is read as it comes', () => {
  const opened = async (work: Promise<OutboundStream>) => {
    const parts: string[] = []
    for await (const part of (await work).body) parts.push(part.toString())
    return parts.join('')
  }

  test('may be led on to like any other, and each address is checked', async () => {
    const inside = await serve((_request, response) => response.end('inside'))
    const there = await serve((_request, response) => response.end('there'))
    const outside = await serve((request, response) => {
      const port = request.url === '/in' ? inside.port : there.port
      const host = request.url === '/in' ? '127.0.0.1' : 'there.test'
      response
        .writeHead(302, { location: request.url === '/circle' ? '/circle' : `http://${host}:${port}/` })
        .end('moved')
    })
    const outbound = createOutbound({ namedHosts: ['outside.test', 'there.test'], resolve: loopback })
    const url = `http://outside.test:${outside.port}`
    expect(await opened(outbound.open(`${url}/`))).toBe('moved')
    expect(await opened(outbound.open(`${url}/`, { redirects: 1 }))).toBe('there')
    expect(await reasonOf(outbound.open(`${url}/in`, { redirects: 3, allowHttp: true }))).toBe('refused')
    expect(await reasonOf(outbound.open(`${url}/circle`, { redirects: 3 }))).toBe('redirects')
    expect(inside.requests).toEqual([])
  })
})
