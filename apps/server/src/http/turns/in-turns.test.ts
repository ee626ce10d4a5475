import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
import { type Dial, listenForTest } from '../raw-connections.testing.ts'
import { createTurnServer } from './turn-server.ts'

const workMs = 3

let dial: Dial

/** A server whose requests compute for some milliseconds each, and what it began in which turn of the loop. */
async function startServer() {
  const begun: { readonly path: string; readonly turn: number }[] = []
  let [turn, isCounting] = [0, false]
  const nextTurn = () => {
    turn++
    isCounting = false
  }
  const holderOf = ({ headers }: IncomingMessage) => String(headers['x-holder'])
  const server = createTurnServer(
    {},
    (request, response) => {
      if (request.method === 'POST') {
        void text(request).then((body) => response.end(body))
        return
      }
      if (!isCounting) setImmediate(nextTurn)
      isCounting = true
      begun.push({ path: request.url ?? '', turn })
      const startMs = performance.now()
      while (performance.now() - startMs < workMs);
      response.end('done')
    },
    holderOf,
  )
  dial = await listenForTest(server)
  return begun
}

/** A connection that the server has taken: it takes one in a turn. */
async function open(): Promise<Socket> {
  const client = dial()
  client.write(head('/', 'somebody'))
  await once(client, 'data')
  return client
}
const head = (path: string, holder: string) => `GET ${path} HTTP/1.1\r\nhost: a\r\nx-holder: ${holder}\r\n\r\n`
const answersTo = async (client: Socket, count: number) => {
  let heard = ''
  for await (const data of client) {
    heard += String(data)
    if (heard.split('HTTP/1.1 200').length > count) return
  }
}

describe('requests that come all at once', () => {
  test('begin a few in a turn of the loop, and are all answered', async () => {
    const begun = await startServer()
    const many = await Promise.all(Array.from({ length: 60 }, open))
    begun.length = 0
    for (const [at, client] of many.entries()) client.write(head(`/${at}`, 'one'))
    await Promise.all(many.map((client) => answersTo(client, 1)))
    expect(begun).toHaveLength(60)
    const perTurn = new Map<number, number>()
    for (const { turn } of begun) perTurn.set(turn, (perTurn.get(turn) ?? 0) + 1)
    // The one that makes a turn too long is over when that is seen.
    expect(Math.max(...perTurn.values())).toBeLessThanOrEqual(5)
  })

  test('let another holder through', async () => {
    const begun = await startServer()
    const many = await Promise.all(Array.from({ length: 60 }, open))
    const neighbour = await open()
    begun.length = 0
    for (const client of many) client.write(head('/flood', 'one'))
    neighbour.write(head('/neighbour', 'two'))
    await answersTo(neighbour, 1)
    expect(begun.findIndex(({ path }) => path === '/neighbour')).toBeLessThan(12)
  })

  test('let the body of another holder through, for as long as they keep coming', async () => {
    const begun = await startServer()
    const many = await Promise.all(Array.from({ length: 60 }, open))
    const neighbour = await open()
    begun.length = 0
    for (const client of many) {
      client.on('data', () => begun.length < 600 && client.write(head('/flood', 'one')))
      client.write(head('/flood', 'one'))
    }
    await expect.poll(() => begun.length).toBeGreaterThan(120)
    const before = begun.length
    neighbour.write('POST / HTTP/1.1\r\nhost: a\r\nx-holder: two\r\ncontent-length: 5\r\n\r\n')
    neighbour.write('hello')
    await answersTo(neighbour, 1)
    expect(begun.length - before).toBeLessThan(200)
  })

  test('on one connection are answered in their order', async () => {
    const begun = await startServer()
    const client = await open()
    begun.length = 0
    client.write(Array.from({ length: 40 }, (_, at) => head(`/${at}`, 'one')).join(''))
    await answersTo(client, 40)
    expect(begun.map(({ path }) => path)).toEqual(Array.from({ length: 40 }, (_, at) => `/${at}`))
  })

  test('on one connection are read as they are answered, and let another holder through', async () => {
    const begun = await startServer()
    const [client, other] = [await open(), await open()]
    begun.length = 0
    client.resume()
    client.write(Array.from({ length: 1000 }, (_, at) => head(`/${at}`, 'one')).join(''))
    await expect.poll(() => begun.length).toBeGreaterThan(0)
    other.write(head('/other', 'two'))
    await answersTo(other, 1)
    expect(begun.findIndex(({ path }) => path === '/other')).toBeLessThan(120)
  })

  test('on many connections are few of each: a connection that sends more is closed', async () => {
    const begun = await startServer()
    const many = await Promise.all(Array.from({ length: 40 }, open))
    begun.length = 0
    for (const client of many) client.write(Array.from({ length: 90 }, (_, at) => head(`/${at}`, 'one')).join(''))
    const closed = many.map((client) => once(client.resume(), 'close'))
    await Promise.any(closed)
    expect(begun.length).toBeLessThan(1000)
  })
})
