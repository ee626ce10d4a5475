import { EventEmitter } from 'node:events'
import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { lenientUrl } from '../input/lenient-url.ts'
import { patternOf } from '../path-pattern.ts'
import { OwnRequest } from '../turns/own-request.ts'

/** How long a socket that nobody took may go on sending. */
const lingerMs = 1000

const refusal = 'HTTP/1.1 404 Not Found\r\nConnection: close\r\nContent-Length: 0\r\n\r\n'

export type Upgrades = {
  /** Emits the upgrade requests that are meant for the paths. */
  readonly server: Server
  /** Says that a request's socket has become a conversation, which ends it from then on. */
  take(request: IncomingMessage): void
}

/**
 * Creates the upgrade events of an app's server that are meant for the given paths. Upgrades of other paths are
 * refused, and sockets that nobody takes in time, whether for their method or their spelling, are destroyed, since
 * nothing else would close or count them.
 */
export function createUpgrades(app: FastifyInstance, paths: readonly string[]): Upgrades {
  const patterns = paths.map(patternOf)
  const upgrades = new EventEmitter()
  const taken = new WeakSet<IncomingMessage>()
  app.server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    // Of a connection with too many requests.
    if (socket.destroyed || (request instanceof OwnRequest && request.isTooMany)) return
    const [pathname = '/'] = lenientUrl(request.url ?? '/').split('?', 1)
    if (!patterns.some((pattern) => pattern.test(pathname))) return refuse(socket)
    upgrades.emit('upgrade', request, socket, head)
    setTimeout(() => taken.has(request) || socket.destroy(), lingerMs).unref()
  })
  return { server: asServer(upgrades), take: (request) => void taken.add(request) }
}

/**
 * Refuses an upgrade. What the client still sends is discarded for a moment so that the answer arrives; on a socket
 * that nobody reads, its leaving would go unnoticed.
 */
function refuse(socket: Duplex): void {
  socket.on('error', () => socket.destroy())
  socket.resume()
  socket.end(refusal)
  setTimeout(() => socket.destroy(), lingerMs).unref()
}

/** Presents the emitter as a server: its `upgrade` event is all that the socket plugin listens to. */
function asServer(upgrades: EventEmitter): Server {
  return upgrades as Server
}
