import { EventEmitter } from 'node:events'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { WebSocket } from 'ws'
import { AppError } from '../../kernel/errors.ts'
import { createMessageQueue, messageBytesMax } from './message-queue.ts'
import { sendInTurn } from './send-in-turn.ts'

class Line extends EventEmitter {
  isPaused = false
  isTerminated = false
  bufferedAmount = 0
  pause = () => void (this.isPaused = true)
  resume = () => void (this.isPaused = false)
  send = () => undefined
  terminate() {
    this.isTerminated = true
    this.emit('close')
  }
  /** What comes while nobody keeps it from coming. */
  receive(bytes: number, times = 1) {
    let came = 0
    for (; came < times && !this.isPaused; came++) this.emit('message', Buffer.from(`"${'x'.repeat(bytes - 2)}"`))
    return came
  }
}
const socketOf = (line: Line) => line as unknown as WebSocket

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('what waits', () => {
  test('is one message before anybody said who they are', async () => {
    const line = new Line()
    const queue = createMessageQueue(socketOf(line))
    expect(line.receive(10, 1000)).toBe(1)
    expect(await queue.peek(1000)).toBe('x'.repeat(8))
    queue.open()
    expect(line.receive(10, 1000)).toBe(63)
  })

  test('is so many bytes, however few messages they are', async () => {
    const line = new Line()
    const queue = createMessageQueue(socketOf(line))
    queue.open()
    expect(line.receive(100_000, 1000)).toBe(3)
    for await (const _ of queue.messages()) if (!line.isPaused) break
    expect(line.receive(100_000, 1000)).toBeLessThanOrEqual(2)
  })

  test('is counted while it waits, and refused in its turn where there is no room', async () => {
    const line = new Line()
    let held = 0
    const hold = (bytes: number) => {
      if (held + bytes > 250) throw new AppError('rate_limit_exceeded')
      held += bytes
      return { release: () => void (held -= bytes) }
    }
    const queue = createMessageQueue(socketOf(line), { hold })
    queue.open()
    line.receive(100, 3)
    expect(held).toBe(200)
    const messages = queue.messages()[Symbol.asyncIterator]()
    await messages.next()
    expect(held).toBe(100)
    await messages.next()
    await expect(messages.next()).rejects.toThrow(AppError)
    line.receive(100, 2)
    queue.drop()
    expect(held).toBe(0)
  })

  test('is dropped when nobody will read it; who does not leave then is hung up on', async () => {
    const line = new Line()
    let held = 0
    const hold = (bytes: number) => ((held += bytes), { release: () => void (held -= bytes) })
    const queue = createMessageQueue(socketOf(line), { hold })
    line.receive(1000)
    queue.drop()
    line.receive(1000, 50)
    expect([held, line.isPaused, line.isTerminated]).toEqual([0, false, false])
    await vi.advanceTimersByTimeAsync(2000)
    expect(line.isTerminated).toBe(true)
  })

  test.each([
    ['too large', Buffer.alloc(messageBytesMax + 1), 'request_too_large'],
    ['of too many parts', Buffer.from(`[${'{},'.repeat(20_000)}{}]`), 'request_too_large'],
    ['of nothing but levels', Buffer.from('['.repeat(1000)), 'malformed_json'],
  ])('is an error where a message is %s', async (_, data, code) => {
    const line = new Line()
    const queue = createMessageQueue(socketOf(line))
    line.emit('message', data)
    await expect(queue.peek(10)).rejects.toMatchObject({ code })
  })
})

describe('a client who is far behind', () => {
  test('is waited for while it reads, and hung up on when it reads nothing', async () => {
    const line = new Line()
    const left = new AbortController()
    line.on('close', () => left.abort())
    line.bufferedAmount = 5e6
    const sent = sendInTurn(socketOf(line), { text: 'a' }, left.signal)
    await vi.advanceTimersByTimeAsync(25_000)
    line.bufferedAmount -= 1
    await vi.advanceTimersByTimeAsync(25_000)
    expect(line.isTerminated).toBe(false)
    await vi.advanceTimersByTimeAsync(10_000)
    await sent
    expect(line.isTerminated).toBe(true)
  })
})
