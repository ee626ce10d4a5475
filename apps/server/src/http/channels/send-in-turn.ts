import type { WebSocket } from 'ws'

/** A client this far behind has to read before it is sent more. */
const behindBytes = 1024 * 1024
/** Whoever reads nothing for so long is hung up on: what waits for them would stay, and whoever waits with it. */
const unreadMs = 30_000
const lookEveryMs = 20

/** Sends a message, and waits while the client is far behind, as long as it reads at all. */
export async function sendInTurn(
  socket: Pick<WebSocket, 'send' | 'bufferedAmount' | 'terminate'>,
  message: unknown,
  signal: AbortSignal,
): Promise<void> {
  if (signal.aborted) return
  socket.send(JSON.stringify(message))
  let least = socket.bufferedAmount
  let sinceMs = 0
  while (socket.bufferedAmount > behindBytes && !signal.aborted) {
    await new Promise((resolve) => setTimeout(resolve, lookEveryMs))
    if (socket.bufferedAmount < least) sinceMs = 0
    else sinceMs += lookEveryMs
    least = Math.min(least, socket.bufferedAmount)
    if (sinceMs >= unreadMs) return socket.terminate()
  }
}
