import type { WebSocket } from 'ws'
import { AppError } from '../kernel/errors.ts'

export type MessageQueue = {
  /** Ends when the socket closes. Throws `malformed_json` for what is not JSON. */
  messages(): AsyncIterable<unknown>
  /** The first message, left in place. */
  peek(timeoutMs: number): Promise<unknown>
  readonly closed: boolean
  readonly signal: AbortSignal
}

/** A client may be ahead of us by this much before its socket is paused. */
const pauseAt = 64

/** A larger message is answered with an error; the socket itself refuses only what is larger by far. */
export const messageBytesMax = 256 * 1024

/** Turns a socket's events into a queue that loses nothing and stays bounded. */
export function createMessageQueue(socket: WebSocket): MessageQueue {
  const waiting: (string | AppError)[] = []
  const left = new AbortController()
  let wake: (() => void) | undefined
  socket.on('message', (data: Buffer) => {
    waiting.push(data.length > messageBytesMax ? tooLarge() : data.toString('utf8'))
    if (waiting.length >= pauseAt) socket.pause()
    wake?.()
  })
  socket.on('error', () => socket.terminate())
  socket.on('close', () => {
    left.abort()
    wake?.()
  })
  const arrival = () =>
    new Promise<void>((resolve) => {
      wake = resolve
      if (waiting.length > 0 || left.signal.aborted) resolve()
    })
  return {
    async *messages() {
      for (;;) {
        if (waiting.length === 0) await arrival()
        const next = waiting.shift()
        if (next === undefined) return
        if (waiting.length < pauseAt / 2) socket.resume()
        yield parse(next)
      }
    },
    async peek(timeoutMs) {
      const late = new Promise<void>((resolve) => setTimeout(resolve, timeoutMs).unref())
      if (waiting.length === 0) await Promise.race([arrival(), late])
      const [first] = waiting
      return first === undefined ? undefined : parse(first)
    },
    get closed() {
      return left.signal.aborted
    },
    signal: left.signal,
  }
}

function tooLarge(): AppError {
  return new AppError('request_too_large', { message: `A message has up to ${messageBytesMax} bytes.` })
}

function parse(text: string | AppError): unknown {
  if (text instanceof AppError) throw text
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new AppError('malformed_json', { message: 'The message is not valid JSON.', cause: error })
  }
}
