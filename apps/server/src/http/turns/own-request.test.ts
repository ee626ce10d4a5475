import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect, Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { OwnRequest, ownRequest } from './own-request.ts'

test('bodies that are there at once are read over many turns of the loop, and arrive whole', async () => {
  const blocksOfTurn = [0]
  const arrived: string[] = []
  const server = createServer({ IncomingMessage: OwnRequest }, (request, response) => {
    const nextTurn = () => blocksOfTurn.push(0)
    let body = ''
    request.on('data', (block: Buffer) => {
      const blocks = blocksOfTurn.pop() ?? 0
      if (blocks === 0) setImmediate(nextTurn)
      blocksOfTurn.push(blocks + 1)
      body += String(block)
      const startMs = performance.now()
      while (performance.now() - startMs < 3);
    })
    request.on('end', () => {
      arrived.push(body)
      response.end('done')
    })
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  const halves = ['a'.repeat(30_000), 'b'.repeat(30_000)]
  const clients = await Promise.all(
    Array.from({ length: 40 }, async () => {
      const client = connect({ host: '127.0.0.1', port })
      client.write(`POST / HTTP/1.1\r\nhost: a\r\nexpect: 100-continue\r\ncontent-length: 60000\r\n\r\n`)
      await once(client, 'data')
      return client
    }),
  )
  for (const client of clients) for (const half of halves) client.write(half)
  await Promise.all(clients.map((client) => once(client, 'data')))
  expect(arrived).toEqual(clients.map(() => halves.join('')))
  // The block that makes a turn too long is over when that is seen.
  expect(Math.max(...blocksOfTurn)).toBeLessThanOrEqual(5)
  for (const client of clients) client.destroy()
  server.close()
  await once(server, 'close')
})

test('a body that nobody reads is no hindrance to the next request', async () => {
  const server = createServer({ IncomingMessage: OwnRequest }, (_request, response) => response.end('done'))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const client = connect({ host: '127.0.0.1', port: (server.address() as AddressInfo).port })
  const [body, head] = [Buffer.alloc(500_000), 'POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 500000\r\n\r\n']
  let heard = ''
  client.on('data', (data: Buffer) => (heard += String(data)))
  for (let request = 0; request < 3; request++) {
    client.write(head)
    client.write(body)
  }
  await expect.poll(() => heard.split('HTTP/1.1 200').length - 1).toBe(3)
  client.destroy()
  server.close()
  await once(server, 'close')
})

test('what of a body waits for a later turn has come, for whoever looks how fast it comes', async () => {
  const request = new OwnRequest(new Socket())
  request.push(Buffer.from('a'))
  request.read()
  expect(request.hasUnread).toBe(false)
  const startMs = performance.now()
  while (performance.now() - startMs < 12);
  for (const block of [Buffer.from('bc'), Buffer.from('def'), null]) request.push(block)
  expect(request.hasUnread).toBe(true)
  expect(await text(request)).toBe('bcdef')
})

test('what a connection sends beyond its requests is not even read', async () => {
  let [heads, begun] = [0, 0]
  const IncomingMessage = ownRequest(
    () => 'somebody',
    () => ++heads > 8,
  )
  const server = createServer({ IncomingMessage }, (_request, response) => {
    begun++
    response.end('done')
  })
  server.on('upgrade', (request, socket) => {
    expect(request).toMatchObject({ isTooMany: true })
    socket.destroy()
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const client = connect({ host: '127.0.0.1', port: (server.address() as AddressInfo).port })
  client.resume().write('GET / HTTP/1.1\r\nhost: a\r\n\r\n'.repeat(1000))
  await once(client, 'close')
  expect({ heads, begun }).toEqual({ heads: 9, begun: 8 })
  server.close()
  await once(server, 'close')
})
