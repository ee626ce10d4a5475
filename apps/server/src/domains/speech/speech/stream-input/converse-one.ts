import type { ChannelSocket } from '#http/routes.ts'
import { AppError } from '#kernel/errors.ts'
import { type Arrival, createMessageReader } from '#http/channels/next-message.ts'
import type { SocketContext } from './socket-context.ts'

export type ConverseOne<In> = {
  readonly timeoutMs: number
  /** Tells whether nothing follows this message. */
  ends(message: In, isFirst: boolean): boolean
  /** Opens the recording with the first message, which is taken in afterwards. */
  open(first: In): Promise<SocketContext<In>>
}

/**
 * Speaks one recording on a socket. Whatever ends it, what was accepted is spoken and sent first. Throws
 * `input_timeout_exceeded`.
 */
export async function converseOne<In, Out>(
  socket: ChannelSocket<In, Out>,
  { timeoutMs, ends, open }: ConverseOne<In>,
): Promise<void> {
  const reader = createMessageReader(socket.messages)
  const first = await reader.next(timeoutMs)
  if (first.kind === 'gone') return
  if (first.kind === 'silence') throw inactive(timeoutMs)
  const context = await open(first.message)
  const leave = () => void context.stop().catch(() => undefined)
  socket.signal.addEventListener('abort', leave)
  try {
    let arrival: Arrival<In> = first
    while (arrival.kind === 'message') {
      await context.take(arrival.message)
      if (ends(arrival.message, arrival === first)) break
      arrival = await reader.next(timeoutMs, context.failing)
    }
    if (socket.signal.aborted) return await context.stop()
    await context.finish('spoken', arrival.kind === 'message')
    if (arrival.kind === 'silence') throw inactive(timeoutMs)
  } catch (error) {
    await (socket.signal.aborted ? context.stop() : context.windUp()).catch(() => undefined)
    throw error
  } finally {
    socket.signal.removeEventListener('abort', leave)
  }
}

/** Returns the error sent before the socket of a silent client is closed. */
export function inactive(timeoutMs: number): AppError {
  return new AppError('input_timeout_exceeded', {
    message: `The socket was closed because nothing was received for ${timeoutMs / 1000} seconds.`,
  })
}
