import type { WebSocket } from 'ws'
import { AppError } from '../../kernel/errors.ts'
import { assertCheapJson } from '../../kernel/scan-json.ts'

export type MessageQueue = {
  /** Ends when the socket closes. Throws `malformed_json` for what is not JSON. */
  messages(): AsyncIterable<unknown>
  /** The first message, left in place. */
  peek(timeoutMs: number): Promise<unknown>
  /** Reads on: whoever is there has said who they are. Before, nothing after the first message is read. */
  open(): void
  /** Lets go of what waits and of whatever still comes; hangs up on a client who takes too long to leave. */
  drop(): void
  /** The conversation is over, whether its client leaves or not: nothing more of it is read, or made for it. */
  end(): void
  readonly closed: boolean
  readonly signal: AbortSignal
}

/** Room that is held for a message until it is read. */
type Room = { release(): void }

export type QueueOptions = {
  /** Takes room for a message; throws where there is none. */
  readonly hold?: (bytes: number) => Room
  /** How long a client may take to leave once it was told to. */
  readonly leaveMs?: number
}

/** A client may be ahead of us by this much before its socket is paused. */
const pauseAt = 64
const pauseAtBytes = 256 * 1024

/** A larger message is answered with an error, and one that is larger still is not read. */
export const messageBytesMax = 256 * 1024
/** Messages have a few fields; those of a pronunciation dictionary or a script come by other ways. */
const messageMarksMax = 5000

type Waiting = { readonly message: Buffer | AppError; readonly bytes: number; readonly room: Room | undefined }

/** What has come and is not read yet. */
class Backlog {
  readonly #waiting: Waiting[] = []
  #bytes = 0

  get first(): Waiting | undefined {
    return this.#waiting[0]
  }

  /** Whether it has reached a part of what may wait. */
  reaches(count: number, bytes = pauseAtBytes): boolean {
    return this.#waiting.length >= count || this.#bytes >= bytes
  }

  add(message: Waiting): void {
    this.#waiting.push(message)
    this.#bytes += message.bytes
  }

  take(): Waiting | undefined {
    const next = this.#waiting.shift()
    this.#bytes -= next?.bytes ?? 0
    next?.room?.release()
    return next
  }

  letGo(): void {
    while (this.first) this.take()
  }
}

/** Turns a socket's events into a queue that loses nothing and stays bounded, in messages and in bytes. */
export function createMessageQueue(socket: WebSocket, { hold, leaveMs = 2000 }: QueueOptions = {}): MessageQueue {
  const backlog = new Backlog()
  const left = new AbortController()
  let wake: (() => void) | undefined
  let most = 1
  let isDropped = false
  socket.on('message', (data: Buffer) => {
    if (isDropped || left.signal.aborted) return
    backlog.add(keep(data, hold))
    if (backlog.reaches(most)) socket.pause()
    wake?.()
  })
  // What is too large to be read is told so in the close frame, which is on its way.
  socket.on('error', ({ code }: NodeJS.ErrnoException) =>
    code === 'WS_ERR_UNSUPPORTED_MESSAGE_LENGTH' ? hangUpLate(socket, leaveMs) : socket.terminate(),
  )
  socket.on('close', () => {
    left.abort()
    wake?.()
  })
  const arrival = () =>
    new Promise<void>((resolve) => {
      wake = resolve
      if (backlog.first || left.signal.aborted) resolve()
    })
  return {
    async *messages() {
      for (;;) {
        if (!backlog.first) await arrival()
        const next = backlog.take()
        if (next === undefined) return
        if (!backlog.reaches(pauseAt / 2, pauseAtBytes / 2)) socket.resume()
        yield parse(next.message)
      }
    },
    async peek(timeoutMs) {
      const late = new Promise<void>((resolve) => setTimeout(resolve, timeoutMs).unref())
      if (!backlog.first) await Promise.race([arrival(), late])
      return backlog.first && parse(backlog.first.message)
    },
    open() {
      most = pauseAt
      if (!backlog.reaches(most)) socket.resume()
    },
    drop() {
      isDropped = true
      backlog.letGo()
      // The answer to our close frame comes after whatever the client has sent before.
      socket.resume()
      if (!left.signal.aborted) hangUpLate(socket, leaveMs)
    },
    end() {
      this.drop()
      left.abort()
      wake?.()
    },
    get closed() {
      return left.signal.aborted
    },
    signal: left.signal,
  }
}

function hangUpLate(socket: WebSocket, leaveMs: number): void {
  const late = setTimeout(() => socket.terminate(), leaveMs).unref()
  socket.once('close', () => clearTimeout(late))
}

/**
 * Makes the queue entry of a message. One for which there is no room becomes an error that keeps its place in the
 * order.
 */
function keep(data: Buffer, hold: QueueOptions['hold']): Waiting {
  const nothing = { bytes: 0, room: undefined }
  if (data.length > messageBytesMax) return { message: tooLarge(), ...nothing }
  try {
    return { message: data, bytes: data.length, room: hold?.(data.length) }
  } catch (error) {
    return { message: error as AppError, ...nothing }
  }
}

function tooLarge(): AppError {
  return new AppError('request_too_large', { message: `A message has up to ${messageBytesMax} bytes.` })
}

function parse(message: Buffer | AppError): unknown {
  if (!Buffer.isBuffer(message)) throw message
  assertCheapJson(message, messageMarksMax)
  try {
    return JSON.parse(message.toString('utf8'))
  } catch (error) {
    throw new AppError('malformed_json', { message: 'The message is not valid JSON.', cause: error })
  }
}
