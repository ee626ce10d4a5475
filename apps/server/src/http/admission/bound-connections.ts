import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { networksOf } from '../../kernel/network/networks.ts'

export type ConnectionBound = {
  /** So many of an address may be open; 0 is without a bound. */
  readonly most: number
  /** False where the peer is a proxy that does not say whom it speaks for. */
  readonly counts: (address: string | undefined) => boolean
  readonly onRefused: () => void
}

/**
 * Closes connections of an address beyond its limit. Thousands of connections that receive something at once share one
 * turn of the event loop, however little each needs. Nothing is answered: a client with so many reads nothing, and an
 * answer costs more than the connection.
 */
export function boundConnections(server: Server, { most, counts, onRefused }: ConnectionBound): void {
  if (most === 0) return
  const open = new Map<string, number>()
  // Before anybody else hears of the connection.
  server.prependListener('connection', (socket: Socket) => {
    const { remoteAddress } = socket
    if (remoteAddress === undefined || !counts(remoteAddress)) return
    const { address } = networksOf(remoteAddress)
    const before = open.get(address) ?? 0
    if (before >= most) {
      onRefused()
      socket.destroy()
      return
    }
    open.set(address, before + 1)
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1
      if (left > 0) open.set(address, left)
      else open.delete(address)
    })
  })
}
