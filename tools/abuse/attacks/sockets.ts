import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { WebSocket } from 'ws'
import type { Attack, Attacked } from '../attack.ts'
import { attackerAddress, type Endings } from '../client.ts'

type Opened = { readonly socket: WebSocket; readonly isOpen: boolean }

function open({ url, voiceId, attacker }: Attacked, path: string, endings: Endings): Promise<Opened> {
  const address = `${url.replace('http', 'ws')}/v1/text-to-speech/${voiceId}/${path}`
  const socket = new WebSocket(address, {
    headers: { 'xi-api-key': attacker.apiKey },
    localAddress: attackerAddress,
    handshakeTimeout: 60_000,
  })
  return new Promise((resolve) => {
    socket.on('open', () => resolve({ socket, isOpen: true }))
    socket.on('unexpected-response', (_, answer) => {
      endings.add(String(answer.statusCode))
      resolve({ socket, isOpen: false })
    })
    socket.on('error', () => resolve({ socket, isOpen: false }))
    socket.on('close', (code, reason) => endings.add(`closed ${code} ${codeIn(reason.toString())}`.trim()))
  })
}

/** Reads the code at the beginning of a close reason; empty when it names none. */
function codeIn(reason: string): string {
  return /^[a-z_]+/.exec(reason)?.[0] ?? ''
}

/** Nothing is ever spoken: every context only claims what it would need. */
export const contextFlood: Attack = {
  name: 'sockets full of contexts',
  refusals: /^(429|closed 10\d\d.*|closed 1000)/,
  async run(server, size, endings) {
    const [sockets, contexts, holdMs] = size === 'full' ? [220, 20, 8000] : [40, 20, 1500]
    const opened: Opened[] = []
    for (let number = 0; number < sockets; number++) {
      opened.push(await open(server, 'multi-stream-input?inactivity_timeout=180', endings))
      const { socket } = opened.at(-1) ?? {}
      for (let context = 0; context < contexts && socket?.readyState === WebSocket.OPEN; context++) {
        socket.send(JSON.stringify({ text: 'a ', context_id: `context-${context}` }))
      }
    }
    await wait(holdMs)
    for (const { socket } of opened) socket.terminate()
  },
}

/** Text in which no sentence, and no word, ever ends. */
export const endlessText: Attack = {
  name: 'text without an end on sockets',
  refusals: /^(429|closed 1\d\d\d.*)/,
  async run(server, size, endings) {
    const [sockets, blocks, letters] = size === 'full' ? [2, 32, 384] : [2, 8, 100]
    const block = 'x'.repeat(256 * 1024)
    const opened = await Promise.all(
      Array.from({ length: sockets }, () => open(server, 'stream-input?inactivity_timeout=180', endings)),
    )
    const send = (text: string) => {
      for (const { socket } of opened) {
        if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify({ text }))
      }
    }
    send(' ')
    for (let number = 0; number < blocks; number++) {
      send(block)
      await wait(20)
    }
    for (let number = 0; number < letters; number++) {
      send('y')
      if (number % 8 === 0) await wait(10)
    }
    await wait(500)
    for (const { socket } of opened) socket.terminate()
  },
}

/** Nobody says who they are, and everybody sends as much as is taken. */
export const namelessFlood: Attack = {
  name: 'messages from nobody on sockets',
  refusals: /^(429|closed 1\d\d\d.*)/,
  async run({ url, voiceId }, size, endings) {
    const [sockets, messages] = size === 'full' ? [40, 70] : [10, 8]
    const address = `${url.replace('http', 'ws')}/v1/text-to-speech/${voiceId}/stream-input`
    const message = JSON.stringify({ text: 'x'.repeat(250_000) })
    const opened = Array.from({ length: sockets }, () => {
      const socket = new WebSocket(address, { localAddress: attackerAddress, handshakeTimeout: 60_000 })
      socket.on('unexpected-response', (_, answer) => endings.add(String(answer.statusCode)))
      socket.on('error', () => undefined)
      socket.on('close', (code, reason) => endings.add(`closed ${code} ${codeIn(reason.toString())}`.trim()))
      socket.on('open', () => {
        for (let number = 0; number < messages; number++) socket.send(message, () => undefined)
      })
      return socket
    })
    await wait(size === 'full' ? 12_000 : 2500)
    for (const socket of opened) socket.terminate()
  },
}

/** Masked with zeros: a text message of two letters. */
const frame = Buffer.from([0x81, 0x82, 0, 0, 0, 0, ...Buffer.from('{}')])

/** A block of bytes holds thousands of these, and each is a message to read. */
export const smallMessages: Attack = {
  name: 'messages of two letters on sockets',
  refusals: /^hung up/,
  async run({ url, voiceId, attacker }, size, endings) {
    const [sockets, blocks, everyMs] = size === 'full' ? [40, 300, 20] : [20, 40, 20]
    const block = Buffer.concat(Array.from({ length: 4000 }, () => frame))
    const { hostname, port } = new URL(url)
    const opened = Array.from({ length: sockets }, () => {
      const socket = connect({ host: hostname, port: Number(port), localAddress: attackerAddress })
      socket.write(
        `GET /v1/text-to-speech/${voiceId}/stream-input HTTP/1.1\r\nhost: ${hostname}:${port}\r\nconnection: upgrade\r\n` +
          `upgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: ${'A'.repeat(22)}==\r\n` +
          `xi-api-key: ${attacker.apiKey}\r\n\r\n`,
      )
      socket.resume()
      socket.on('error', () => undefined)
      socket.on('close', () => endings.add('hung up'))
      return socket
    })
    for (let number = 0; number < blocks; number++) {
      for (const socket of opened) if (socket.writable && socket.writableLength === 0) socket.write(block)
      await wait(everyMs)
    }
    const gone = opened.filter(({ closed }) => !closed).map((socket) => once(socket, 'close'))
    for (const socket of opened) socket.destroy()
    await Promise.all(gone)
  },
}
