import type { IncomingMessage } from 'node:http'
import type { Clock } from '../../kernel/clock.ts'
import { ShortLivedSet } from '../short-lived-set.ts'
import { OwnRequest } from '../turns/own-request.ts'

/** What every body gets, however slow the line is; nobody saves up more, however much came at once. */
const freeMs = 20_000
/** The most that one look holds against a body, whatever the clock says. */
const jumpMsMax = 10_000

export type BodyPace = {
  /** Watches a body until it has arrived or its connection is gone. */
  watch(request: IncomingMessage): void
  /** Ends the connections of those that are too slow. */
  sweep(): void
}

type WatchedBody = { readonly request: IncomingMessage; deadlineMs: number; bytesBefore: number; forget?: () => void }

const tooSlow = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n'

/**
 * Creates a watch that ends bodies slower than so many bytes per second over the last twenty seconds, since each holds
 * a connection, memory and a place; 0 ends none. All bodies are checked together at intervals, which costs single
 * requests nothing.
 */
export function createBodyPace(
  bytesPerSecondMin: number,
  clock: Clock,
  onEnded: () => void = () => undefined,
): BodyPace {
  if (bytesPerSecondMin === 0) return { watch: () => undefined, sweep: () => undefined }
  const watched = new ShortLivedSet<WatchedBody>()
  let lastMs = clock.now().getTime()
  return {
    watch(request) {
      const { bytesRead } = request.socket
      const body: WatchedBody = { request, deadlineMs: clock.now().getTime() + freeMs, bytesBefore: bytesRead }
      body.forget = watched.add(body)
      request.on('close', body.forget)
    },
    sweep() {
      const nowMs = clock.now().getTime()
      const passedMs = nowMs - lastMs
      lastMs = nowMs
      for (const body of watched) {
        const { request } = body
        // A clock that was set, and a process that stood still or has not read what lies there, is held against nobody.
        const oursMs = hasUnread(request) ? passedMs : passedMs - jumpMsMax
        const earnedMs = ((request.socket.bytesRead - body.bytesBefore) / bytesPerSecondMin) * 1000
        body.bytesBefore = request.socket.bytesRead
        body.deadlineMs = Math.min(nowMs + freeMs, body.deadlineMs + Math.max(0, oursMs) + earnedMs)
        if (request.complete || nowMs <= body.deadlineMs) continue
        body.forget?.()
        onEnded()
        if (request.socket.writable) request.socket.write(tooSlow)
        // What did not come over a connection has none to end.
        if ('destroySoon' in request.socket) request.socket.destroySoon()
        else request.destroy()
      }
    },
  }
}

function hasUnread(request: IncomingMessage): boolean {
  return request instanceof OwnRequest ? request.hasUnread : request.readableLength > 0
}
