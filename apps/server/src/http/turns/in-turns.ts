import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { goOnLater, mayGoOnNow } from '../../kernel/turns/loop-turn.ts'

export type Begin = (request: IncomingMessage, response: ServerResponse) => void

/** Nobody sends so many requests on one connection without reading an answer. */
const mostOfConnection = 100
/** Where so many wait in all, a connection may have one: hundreds of connections at once have all come in one turn. */
const many = 100

export type Turns = {
  /** Begins a request now, or in a turn that follows. */
  readonly begin: Begin
  /** Tells whether a connection has as many requests waiting as it may have. */
  isFull(socket: Socket): boolean
}

/**
 * Creates turns: requests begin at once while the turn of the loop is short, the others in later turns, one of each
 * holder after the other, so that a thousand of one let another through. A connection with two waiting requests is not
 * read.
 */
export function createTurns(begin: Begin, holderOf: (request: IncomingMessage) => string): Turns {
  const ofConnection = new Map<Socket, number>()
  let count = 0

  function wait(request: IncomingMessage, response: ServerResponse): void {
    const { socket } = request
    const ahead = ofConnection.get(socket) ?? 0
    count++
    ofConnection.set(socket, ahead + 1)
    if (ahead > 0) socket.pause()
    goOnLater(holderOf(request), () => {
      count--
      leave(socket)
      if (!socket.destroyed) begin(request, response)
    })
  }

  function leave(socket: Socket): void {
    const left = (ofConnection.get(socket) ?? 1) - 1
    if (left > 0) {
      ofConnection.set(socket, left)
      return
    }
    ofConnection.delete(socket)
    if (socket.isPaused()) socket.resume()
  }

  return {
    begin: (request, response) => {
      if (mayGoOnNow()) begin(request, response)
      else wait(request, response)
    },
    isFull: (socket) => (ofConnection.get(socket) ?? 0) >= (count < many ? mostOfConnection : 1),
  }
}
