import { once } from 'node:events'
import { WebSocket } from 'ws'

export type Conversation = {
  readonly received: readonly Record<string, unknown>[]
  /** The socket's close code. */
  readonly code: number
  /** What its close frame says. */
  readonly reason: string
  /** All audio in the order it came. */
  readonly audio: Buffer
}

export type ConversationStep = object | string | { readonly waitFor: (message: Record<string, unknown>) => boolean }

/** Converses on a socket: sends messages, waits where told to, and collects what arrives until the socket closes. */
export async function converse(
  url: string,
  steps: readonly ConversationStep[],
  headers: Readonly<Record<string, string>> = {},
): Promise<Conversation> {
  const socket = new WebSocket(url.replace('http', 'ws'), { headers })
  const received: Record<string, unknown>[] = []
  let arrived: () => void = () => undefined
  socket.on('message', (data) => {
    received.push(JSON.parse(String(data)) as Record<string, unknown>)
    arrived()
  })
  const closed = once(socket, 'close')
  await once(socket, 'open')
  for (const step of steps) {
    if (typeof step === 'object' && 'waitFor' in step) {
      while (!received.some(step.waitFor) && socket.readyState === WebSocket.OPEN)
        await Promise.race([new Promise<void>((resolve) => (arrived = resolve)), closed])
    } else socket.send(typeof step === 'string' ? step : JSON.stringify(step))
  }
  const [code, reason] = (await closed) as [number, Buffer]
  return { received, code, reason: reason.toString(), audio: audioOf(received) }
}

/** Joins the audio of messages. */
export function audioOf(messages: readonly Record<string, unknown>[]): Buffer {
  return Buffer.concat(
    messages.map(({ audio }) => (typeof audio === 'string' ? Buffer.from(audio, 'base64') : Buffer.alloc(0))),
  )
}
