import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { createMessageReader } from './next-message.ts'

/** What comes one by one until it ends. */
function createSource() {
  const waiting: string[] = []
  let [ended, wake] = [false, () => undefined as void]
  return {
    add: (message: string) => (waiting.push(message), wake()),
    end: () => ((ended = true), wake()),
    async *[Symbol.asyncIterator]() {
      for (;;) {
        const message = waiting.shift()
        if (message !== undefined) yield message
        else if (ended) return
        else await new Promise<void>((resolve) => (wake = resolve))
      }
    },
  }
}

test('a message that comes just after the wait was given up is the next one', async () => {
  const source = createSource()
  const reader = createMessageReader(source)
  expect(await reader.next(1)).toEqual({ kind: 'silence' })
  source.add('one')
  source.add('two')
  await sleep(5)
  expect(await reader.next(1000)).toEqual({ kind: 'message', message: 'one' })
  expect(await reader.next(1000)).toEqual({ kind: 'message', message: 'two' })
  source.end()
  expect(await reader.next(1000)).toEqual({ kind: 'gone' })
})

test('whoever waits learns of a failure at once', async () => {
  const reader = createMessageReader(createSource())
  const failing = Promise.reject(new Error('the engine'))
  await expect(reader.next(10_000, failing)).rejects.toThrow('the engine')
})

test('a conversation keeps nothing of the messages that were read, however long it is', async () => {
  const source = createSource()
  const reader = createMessageReader(source)
  const failing = new Promise<never>(() => undefined)
  const waits = vi.spyOn(failing, 'then')
  for (let number = 0; number < 100; number++) {
    source.add(`${number}`)
    expect(await reader.next(10_000, failing)).toEqual({ kind: 'message', message: `${number}` })
  }
  expect(waits.mock.calls.length).toBeLessThanOrEqual(1)
})

test('whoever waits after many messages learns of a failure at once, and so does whoever waits next', async () => {
  const source = createSource()
  const reader = createMessageReader(source)
  let fail: (error: Error) => void = () => undefined
  const failing = new Promise<never>((_, reject) => {
    fail = reject
  })
  source.add('one')
  await reader.next(10_000, failing)
  const next = reader.next(10_000, failing)
  setImmediate(() => fail(new Error('the engine')))
  await expect(next).rejects.toThrow('the engine')
  await expect(reader.next(10_000, failing)).rejects.toThrow('the engine')
})
