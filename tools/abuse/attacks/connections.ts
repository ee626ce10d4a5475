import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { Attack } from '../attack.ts'
import { attackerAddress } from '../client.ts'

/** Requests that are sent on many connections, each without waiting for the answer to the one before. */
export const pipelinedRequests: Attack = {
  name: 'requests that wait for no answer',
  // 401: what was asked without a key.
  refusals: /^(hung up|401|429)/,
  async run({ url }, size, endings) {
    const [connections, each, forMs] = size === 'full' ? [5000, 100, 10_000] : [600, 100, 2000]
    const { hostname, port } = new URL(url)
    const heads = Buffer.from(`GET /v1/models HTTP/1.1\r\nhost: ${hostname}:${port}\r\n\r\n`.repeat(each))
    const open = async (): Promise<Socket> => {
      const socket = connect({ host: hostname, port: Number(port), localAddress: attackerAddress })
      let status: string | undefined
      socket.on('data', (data: Buffer) => (status ??= /^HTTP\/1\.1 (\d+)/.exec(data.toString('latin1'))?.[1]))
      socket.on('error', () => undefined)
      socket.on('close', () => endings.add(status ?? 'hung up'))
      await new Promise((resolve) => socket.once('connect', resolve).once('close', resolve))
      return socket
    }
    const sockets: Socket[] = []
    while (sockets.length < connections) sockets.push(...(await Promise.all(Array.from({ length: 100 }, open))))
    for (const socket of sockets) socket.write(heads)
    await wait(forMs)
    for (const socket of sockets) socket.destroy()
    await Promise.all(sockets.map((socket) => socket.closed || new Promise((resolve) => socket.once('close', resolve))))
  },
}
