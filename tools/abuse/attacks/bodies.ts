import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { Attack, Attacked } from '../attack.ts'
import { ask, attackerAddress, type Endings } from '../client.ts'

const boundary = 'a-boundary-of-the-abuse'

/** Fields of a megabyte each, on a route that an account of the free plan may not use. */
export const manyFields: Attack = {
  name: 'forms of many large fields',
  refusals: /^(40\d \w+|413 \w+|415 \w+|422 \w+|429 \w+|ECONNRESET|EPIPE)/,
  async run(server, size, endings) {
    const [forms, fields] = size === 'full' ? [6, 200] : [3, 80]
    const field = Buffer.alloc(1_000_000, 'x')
    async function* body() {
      for (let number = 0; number < fields; number++) {
        yield Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; name="field-${number}"\r\n\r\n`)
        yield field
        yield Buffer.from('\r\n')
      }
      yield Buffer.from(`--${boundary}--\r\n`)
    }
    const headers = {
      'xi-api-key': server.attacker.apiKey,
      'content-type': `multipart/form-data; boundary=${boundary}`,
    }
    const send = () => ask(`${server.url}/v1/voices/add`, { method: 'POST', headers, body: body(), timeoutMs: 60_000 })
    await Promise.all(Array.from({ length: forms }, () => endings.of(send())))
  },
}

/** Bodies that come byte by byte. */
export const slowBodies: Attack = {
  name: 'bodies that come byte by byte',
  refusals: /^(refused|hung up|still open)/,
  run: (server, size, endings) =>
    holdOpen(server, endings, {
      count: size === 'full' ? 300 : 50,
      forMs: size === 'full' ? 30_000 : 3000,
      nextByte: true,
    }),
}

/** Bodies of which the rest never comes. */
export const unfinishedBodies: Attack = {
  name: 'bodies that never end',
  refusals: /^(refused|hung up|still open)/,
  run: (server, size, endings) =>
    holdOpen(server, endings, {
      count: size === 'full' ? 2000 : 300,
      forMs: size === 'full' ? 30_000 : 2000,
      nextByte: false,
    }),
}

/** Bodies in chunks of one byte: a block of 64 KB holds ten thousand of them, each of which is a call and an object. */
export const crumbs: Attack = {
  name: 'bodies in chunks of one byte',
  refusals: /^(refused|hung up|still open)/,
  async run(server, size, endings) {
    const [count, forMs] = size === 'full' ? [200, 15_000] : [32, 3000]
    const untilMs = performance.now() + forMs
    const block = Buffer.from('1\r\nx\r\n'.repeat(10_000))
    const bodies = Array.from({ length: count }, () => begin(server, 'transfer-encoding: chunked\r\n\r\n'))
    for (const { socket } of bodies) {
      const pump = () => {
        while (performance.now() < untilMs && socket.writable && socket.write(block));
      }
      socket.on('drain', pump).on('connect', pump)
    }
    await wait(forMs)
    endAll(bodies, endings)
  },
}

type Holding = { readonly count: number; readonly forMs: number; readonly nextByte: boolean }

async function holdOpen(server: Attacked, endings: Endings, { count, forMs, nextByte }: Holding): Promise<void> {
  const sockets = Array.from({ length: count }, () => begin(server))
  const untilMs = performance.now() + forMs
  while (performance.now() < untilMs) {
    await wait(500)
    if (nextByte) for (const { socket } of sockets) if (socket.writable) socket.write('x')
  }
  endAll(sockets, endings)
}

type Body = { readonly socket: Socket; heard(): string }

function endAll(bodies: readonly Body[], endings: Endings): void {
  for (const { socket, heard } of bodies) {
    const status = /^HTTP\/1\.1 (\d+)/.exec(heard())?.[1]
    endings.add(status ? `refused ${status}` : socket.destroyed || !socket.readable ? 'hung up' : 'still open')
    socket.destroy()
  }
}

function begin(server: Attacked, end = 'content-length: 100000\r\n\r\n{"text": "'): Body {
  const { hostname, port } = new URL(server.url)
  const socket = connect({ host: hostname, port: Number(port), localAddress: attackerAddress })
  let heard = ''
  socket.on('data', (data: Buffer) => (heard += data.toString('latin1').slice(0, 100)))
  socket.on('error', () => undefined)
  const head = [
    `POST /v1/text-to-speech/${server.voiceId} HTTP/1.1`,
    `host: ${hostname}:${port}`,
    `xi-api-key: ${server.attacker.apiKey}`,
    'content-type: application/json',
  ]
  socket.on('connect', () => socket.write(`${head.join('\r\n')}\r\n${end}`))
  return { socket, heard: () => heard }
}
