import { once } from 'node:events'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { type Dial, listenForTest } from '../raw-connections.testing.ts'
import { createTurnServer } from './turn-server.ts'

let dial: Dial

async function startServer(answer: (request: IncomingMessage, response: ServerResponse) => void): Promise<Server> {
  const server = createTurnServer({}, answer, () => 'somebody')
  dial = await listenForTest(server)
  return server
}

async function open(): Promise<Socket> {
  const client = dial()
  await once(client, 'connect')
  return client
}

const head = 'POST / HTTP/1.1\r\nhost: a\r\ntransfer-encoding: chunked\r\n\r\n'
const crumbs = (count: number, letters = 'x') => `${letters.length.toString(16)}\r\n${letters}\r\n`.repeat(count)

test('a body in crumbs arrives whole, in far fewer blocks', async () => {
  let [blocks, bytes] = [0, 0]
  await startServer((request, response) => {
    request.on('data', (block: Buffer) => {
      blocks++
      bytes += block.length
    })
    request.on('end', () => response.end('done'))
  })
  const client = await open()
  client.write(`${head}${crumbs(5000, 'x'.repeat(20))}0\r\n\r\n`)
  await once(client, 'data')
  expect(bytes).toBe(100_000)
  expect(blocks).toBeLessThan(1000)
})

test('a body in dust ends with its connection', async () => {
  const requests: IncomingMessage[] = []
  await startServer((request) => void requests.push(request.resume().on('error', () => undefined)))
  const client = await open()
  client.write(head + crumbs(100_000))
  const [answer] = await once(client, 'data')
  expect(String(answer)).toMatch(/^HTTP\/1.1 400 .*The body of this request comes in too many small pieces\./su)
  await once(client, 'close')
  expect(requests[0]?.socket.bytesRead).toBeLessThan(300_000)
})

test('of a body that nobody reads not more is taken than fits, however long turns are', async () => {
  const requests: IncomingMessage[] = []
  await startServer((request) => void requests.push(request))
  const busy = setInterval(() => {
    const startMs = performance.now()
    while (performance.now() - startMs < 15);
  }, 1)
  const client = await open()
  client.write(head + crumbs(200_000, 'x'.repeat(20)))
  await wait(500)
  clearInterval(busy)
  expect(requests[0]?.socket.bytesRead).toBeLessThan(400_000)
})

test('what follows an upgrade in the same block goes to the other protocol, in its order', async () => {
  const server = await startServer(() => undefined)
  server.on('upgrade', (_request, socket: Socket, first: Buffer) => {
    socket.unshift(first)
    let heard = ''
    socket.on('data', (block) => {
      heard += String(block)
      if (heard.length >= 20_000) socket.end(heard)
    })
  })
  const client = await open()
  const sent = Array.from({ length: 4000 }, (_, at) => String(10_000 + at)).join('')
  client.write(`GET / HTTP/1.1\r\nhost: a\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n${sent}`)
  let answer = ''
  for await (const block of client) answer += String(block)
  expect(answer).toBe(sent)
})

test('requests whose answers nobody reads are all answered once somebody does', async () => {
  const body = Buffer.alloc(100_000, 'x')
  await startServer((_, response) => void setImmediate(() => response.end(body)))
  const client = await open()
  client.pause()
  client.write(`GET / HTTP/1.1\r\nhost: a\r\nx-long: ${'x'.repeat(200)}\r\n\r\n`.repeat(80))
  await wait(200)
  let bytes = 0
  client.on('data', (block: Buffer) => (bytes += block.length)).resume()
  await expect.poll(() => bytes, { timeout: 5000 }).toBeGreaterThan(80 * body.length)
})
