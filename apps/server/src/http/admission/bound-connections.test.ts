import { once } from 'node:events'
import { createServer } from 'node:http'
import type { Socket } from 'node:net'
import { describe, expect, test } from 'vitest'
import { type Dial, listenForTest } from '../raw-connections.testing.ts'
import { boundConnections } from './bound-connections.ts'

let dial: Dial
let refused = 0

async function startServer(most: number, counts: (address: string | undefined) => boolean = () => true) {
  refused = 0
  const server = createServer((_request, response) => response.end('done'))
  boundConnections(server, { most, counts, onRefused: () => refused++ })
  dial = await listenForTest(server)
}

/** Sends a request on a connection of its own, which stays open. Tells how it ended. */
async function ask(localAddress: string): Promise<{ readonly client: Socket; readonly ending: 'answered' | 'closed' }> {
  const client = dial(localAddress)
  client.write('GET / HTTP/1.1\r\nhost: a\r\n\r\n')
  const ending = await Promise.race([
    once(client, 'data').then(() => 'answered' as const),
    new Promise<'closed'>((resolve) => client.once('close', () => resolve('closed'))),
  ])
  return { client, ending }
}

async function endings(localAddress: string, times: number): Promise<readonly string[]> {
  const ended: string[] = []
  while (ended.length < times) ended.push((await ask(localAddress)).ending)
  return ended
}

describe('connections of one address', () => {
  test('are so many at most, and another address has its own', async () => {
    await startServer(3)
    expect(await endings('127.0.0.2', 5)).toEqual(['answered', 'answered', 'answered', 'closed', 'closed'])
    expect(refused).toBe(2)
    expect(await endings('127.0.0.3', 1)).toEqual(['answered'])
  })

  test('make room when they close', async () => {
    await startServer(2)
    const [first, second] = [await ask('127.0.0.2'), await ask('127.0.0.2')]
    for (const { client } of [first, second]) client.destroy()
    await expect.poll(async () => (await ask('127.0.0.2')).ending).toBe('answered')
    await expect.poll(async () => (await ask('127.0.0.2')).ending).toBe('answered')
    expect((await ask('127.0.0.2')).ending).toBe('closed')
  })

  test('are not counted where the peer speaks for many, nor where there is no bound', async () => {
    await startServer(1, (address) => address !== '127.0.0.2')
    expect(await endings('127.0.0.2', 3)).toEqual(['answered', 'answered', 'answered'])
    await startServer(0)
    expect(await endings('127.0.0.2', 3)).toEqual(['answered', 'answered', 'answered'])
  })
})
