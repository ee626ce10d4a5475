import type { ChannelSocket } from '#http/routes.ts'
import { inactive } from './converse-one.ts'
import { createMessageReader } from '#http/channels/next-message.ts'
import { createOpenContexts } from './open-contexts.ts'
import type { SocketContext } from './socket-context.ts'

export type ContextMessage = {
  readonly context_id?: string | null | undefined
  readonly close_context?: boolean | null | undefined
  readonly close_socket?: boolean | null | undefined
}

export type ConverseContexts<In> = {
  readonly timeoutMs: number
  /** What happens to waiting text when a context is closed. */
  readonly whenClosed: 'spoken' | 'dropped'
  /** Tells whether a message is worth opening a context for. */
  opens(message: In): boolean
  open(contextId: string, first: In): Promise<SocketContext<In>>
}

/**
 * Speaks several recordings side by side on one socket, each under its own id and with its own clock: a silent one ends
 * by itself, a socket without any is closed. Throws `input_timeout_exceeded`.
 */
export async function converseContexts<In extends ContextMessage, Out>(
  socket: ChannelSocket<In, Out>,
  { timeoutMs, whenClosed, opens, open }: ConverseContexts<In>,
): Promise<void> {
  const reader = createMessageReader(socket.messages)
  const contexts = createOpenContexts<In>()
  let heardAtMs = performance.now()
  const receive = async (message: In) => {
    const id = message.context_id ?? 'default'
    const context = await contexts.reach(id, opens(message) ? () => open(id, message) : undefined)
    if (!message.close_context) return context?.take(message)
    if (whenClosed === 'spoken') await context?.take(message)
    contexts.close(id, whenClosed)
  }
  const leave = () => void contexts.stop()
  socket.signal.addEventListener('abort', leave)
  try {
    for (;;) {
      const untilMs = (contexts.silentSinceMs ?? heardAtMs) + timeoutMs
      const arrival = await reader.next(Math.max(0, untilMs - performance.now()), contexts.trouble)
      if (arrival.kind === 'gone') break
      if (arrival.kind === 'message') {
        const { close_socket: isLast } = arrival.message
        if (!isLast || whenClosed === 'spoken') await receive(arrival.message)
        if (isLast) break
        heardAtMs = performance.now()
      } else if (contexts.isIdle) throw inactive(timeoutMs)
      else if (contexts.silentSinceMs === undefined) heardAtMs = performance.now()
      contexts.closeSilentSince(performance.now() - timeoutMs)
    }
    if (socket.signal.aborted) return await contexts.stop()
    contexts.closeAll()
    await contexts.closed()
  } catch (error) {
    await (socket.signal.aborted ? contexts.stop() : contexts.windUp())
    throw error
  } finally {
    socket.signal.removeEventListener('abort', leave)
  }
}
