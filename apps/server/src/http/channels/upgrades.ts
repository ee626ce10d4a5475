import { EventEmitter } from 'node:events'
import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { lenientUrl } from '../input/lenient-url.ts'
import { patternOf } from '../path-pattern.ts'

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
 * The upgrade requests of an app's server that are meant for these paths. Whoever wants to upgrade another path is
 * refused, and whatever is answered and not taken, be it for its method or its spelling, is let go: nobody would close
 * or count that socket otherwise.
 */
export function createUpgrades(app: FastifyInstance, paths: readonly string[]): Upgrades {
  const patterns = paths.map(patternOf)
  const upgrades = new EventEmitter()
  const taken = new WeakSet<IncomingMessage>()
  app.server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    // Of a connection with too many requests.
    if (socket.destroyed) return
    const [pathname = '/'] = lenientUrl(request.url ?? '/').split('?', 1)
    if (!patterns.some((pattern) => pattern.test(pathname))) return refuse(socket)
    upgrades.emit('upgrade', request, socket, head)
    setTimeout(() => taken.has(request) || socket.destroy(), lingerMs).unref()
  })
  return { server: asServer(upgrades), take: (request) => void taken.add(request) }
}

/**
 * What is still being sent is read and thrown away for a moment, so that the answer arrives; nobody hears the other side
 * leave on a socket that nobody reads.
 */
function refuse(socket: Duplex): void {
  socket.on('error', () => socket.destroy())
  socket.resume()
  socket.end(refusal)
  setTimeout(() => socket.destroy(), lingerMs).unref()
}

/** The socket plugin listens to this event of a server, and to nothing else of it. */
function asServer(upgrades: EventEmitter): Server {
  return upgrades as Server
}
