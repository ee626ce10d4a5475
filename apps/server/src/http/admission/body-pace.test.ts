import { EventEmitter } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { expect, it } from 'vitest'
import { createManualClock } from '../../kernel/clock.ts'
import { createBodyPace } from './body-pace.ts'

/** A body as the pace sees it: how much has come, and whether it was ended. */
function body() {
  const socket = { bytesRead: 500, ended: false, writable: false, destroySoon: () => (socket.ended = true) }
  return Object.assign(new EventEmitter(), { socket, complete: false, readableLength: 0 })
}

it('lets a body live as long as its bytes pay for, and no longer', () => {
  const clock = createManualClock(new Date(0))
  const pace = createBodyPace(1000, clock)
  const [silent, steady, done, gone] = [body(), body(), body(), body()]
  for (const one of [silent, steady, done, gone]) pace.watch(one as unknown as IncomingMessage)
  done.complete = true
  gone.emit('close')
  clock.advance(10_000)
  pace.sweep()
  clock.advance(10_000)
  steady.socket.bytesRead += 10_000
  pace.sweep()
  expect([silent, steady].map(({ socket }) => socket.ended)).toEqual([false, false])
  clock.advance(1)
  pace.sweep()
  expect([silent, steady, done, gone].map(({ socket }) => socket.ended)).toEqual([true, false, false, false])
  clock.advance(10_000)
  pace.sweep()
  expect(steady.socket.ended).toBe(true)
})

it('lets nobody save up more than twenty seconds, however much came at once', () => {
  const clock = createManualClock(new Date(0))
  const pace = createBodyPace(1000, clock)
  const one = body()
  pace.watch(one as unknown as IncomingMessage)
  one.socket.bytesRead += 15_000_000
  const ended: number[] = []
  for (let second = 1; second <= 40 && !one.socket.ended; second += 1) {
    clock.advance(1000)
    pace.sweep()
    if (one.socket.ended) ended.push(second)
  }
  // A second passes before the first look at it.
  expect(ended).toEqual([22])
})

it('holds no jump of the clock against a body', () => {
  const clock = createManualClock(new Date(0))
  const pace = createBodyPace(1000, clock)
  const one = body()
  pace.watch(one as unknown as IncomingMessage)
  clock.advance(86_400_000)
  pace.sweep()
  expect(one.socket.ended).toBe(false)
})

it('holds nothing against a body that the server has not read yet', () => {
  const clock = createManualClock(new Date(0))
  const pace = createBodyPace(1000, clock)
  const one = body()
  one.readableLength = 64
  pace.watch(one as unknown as IncomingMessage)
  for (let second = 0; second < 60; second += 1) {
    clock.advance(1000)
    pace.sweep()
  }
  expect(one.socket.ended).toBe(false)
  one.readableLength = 0
  for (let second = 0; second < 21; second += 1) {
    clock.advance(1000)
    pace.sweep()
  }
  expect(one.socket.ended).toBe(true)
})

it('ends none where no pace is asked for, not even one whose bytes all came at once', () => {
  const clock = createManualClock(new Date(0))
  const pace = createBodyPace(0, clock)
  const one = body()
  pace.watch(one as unknown as IncomingMessage)
  clock.advance(9000)
  pace.sweep()
  clock.advance(9000)
  pace.sweep()
  clock.advance(9000)
  pace.sweep()
  expect(one.socket.ended).toBe(false)
})
