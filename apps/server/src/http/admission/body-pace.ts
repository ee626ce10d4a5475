import type { IncomingMessage } from 'node:http'
import type { Clock } from '../../kernel/clock.ts'

/** What every body gets, however slow the line is. */
const freeMs = 20_000

export type BodyPace = {
  /** Watches a body until it has arrived or its connection is gone. */
  watch(request: IncomingMessage): void
  /** Ends the connections of those that are too slow. */
  sweep(): void
}

const tooSlow = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n'

/**
 * Ends bodies that arrive slower than so many bytes a second on average: each holds a connection, memory and a place
 * that others wait for. One look at all of them now and then costs requests nothing.
 */
export function createBodyPace(bytesPerSecondMin: number, clock: Clock): BodyPace {
  const watched = new Map<IncomingMessage, { readonly sinceMs: number; readonly bytesBefore: number }>()
  return {
    watch(request) {
      watched.set(request, { sinceMs: clock.now().getTime(), bytesBefore: request.socket.bytesRead })
      request.once('close', () => watched.delete(request))
    },
    sweep() {
      const nowMs = clock.now().getTime()
      for (const [request, { sinceMs, bytesBefore }] of watched) {
        const bytes = request.socket.bytesRead - bytesBefore
        if (request.complete || nowMs - sinceMs <= freeMs + (bytes / bytesPerSecondMin) * 1000) continue
        watched.delete(request)
        if (request.socket.writable) request.socket.write(tooSlow)
        request.socket.destroySoon()
      }
    },
  }
}
