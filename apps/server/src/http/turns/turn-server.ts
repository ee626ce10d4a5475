import { createServer, type IncomingMessage, type Server, type ServerOptions } from 'node:http'
import type { Socket } from 'node:net'
import { goOnLater, strangerIn } from '../../kernel/turns/loop-turn.ts'
import { type Begin, createTurns } from './in-turns.ts'
import { OwnRequest, ownRequest } from './own-request.ts'
import { readInParts } from './read-in-parts.ts'

/**
 * Creates an HTTP server whose requests begin in turns, fair by holder. A connection with more waiting requests than
 * allowed is closed, and the rest of what it sent is not read.
 */
export function createTurnServer(
  options: ServerOptions,
  begin: Begin,
  holderOf: (request: IncomingMessage) => string,
): Server {
  /** The last request of each connection, whose body may still come. */
  const latest = new WeakMap<Socket, IncomingMessage>()
  const turns = createTurns(begin, holderOf)
  const server = createServer(
    { ...options, IncomingMessage: ownRequest(holderOf, turns.isFull) },
    (request, response) => {
      latest.set(request.socket, request)
      turns.begin(request, response)
    },
  )
  readInParts(server, (socket) => {
    const request = latest.get(socket)
    return request ? holderOf(request) : strangerIn(socket.remoteAddress ?? '')
  })
  // Stands before anybody else's: without one, Node 20 goes on reading such a connection for ever.
  return server.on('upgrade', (request, socket) => {
    if (!(request instanceof OwnRequest && request.isTooMany)) return
    // Hundreds of connections are read in one turn: ending them is for those that follow.
    socket.on('error', () => undefined)
    goOnLater(holderOf(request), () => socket.destroy())
  })
}
