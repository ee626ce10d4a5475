import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { turnIsLong } from './loop-turn.ts'

export type Begin = (request: IncomingMessage, response: ServerResponse) => void

/** Nobody sends so many requests on one connection without reading an answer. */
const mostOfConnection = 100

type Waiting = { readonly request: IncomingMessage; readonly response: ServerResponse }

/**
 * Begins requests while the turn of the loop is short, and the others in the turns that follow: one of each holder after
 * the other, so that a thousand at once let another one through. A connection is not read while two requests of it wait, and
 * closed when too many do.
 */
export function inTurns(begin: Begin, holderOf: (request: IncomingMessage) => string): Begin {
  const waiting = new Map<string, Waiting[]>()
  const ofConnection = new Map<Socket, number>()

  function wait(request: IncomingMessage, response: ServerResponse): void {
    const { socket } = request
    const ahead = ofConnection.get(socket) ?? 0
    if (ahead >= mostOfConnection) {
      socket.destroy()
      return
    }
    ofConnection.set(socket, ahead + 1)
    if (ahead > 0) socket.pause()
    if (waiting.size === 0) setImmediate(goOn)
    const holder = holderOf(request)
    const line = waiting.get(holder)
    if (line) line.push({ request, response })
    else waiting.set(holder, [{ request, response }])
  }

  function goOn(): void {
    while (waiting.size > 0 && !turnIsLong()) {
      const next = takeNext()
      if (next && !next.request.socket.destroyed) begin(next.request, next.response)
    }
    if (waiting.size > 0) setImmediate(goOn)
  }

  /** The first request of the holder whose turn it is, who stands behind the others then. */
  function takeNext(): Waiting | undefined {
    const [[holder, line] = ['', []]] = waiting
    waiting.delete(holder)
    const next = line.shift()
    if (line.length > 0) waiting.set(holder, line)
    if (next) leave(next.request.socket)
    return next
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

  return (request, response) => {
    if (request.socket.destroyed) return
    if (waiting.size === 0 && !turnIsLong()) begin(request, response)
    else wait(request, response)
  }
}
