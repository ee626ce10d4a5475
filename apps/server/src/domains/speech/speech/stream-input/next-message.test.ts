import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createPieceQueue } from '../planning/piece-queue.ts'
import { createMessageReader } from './next-message.ts'

test('a message that comes just after the wait was given up is the next one', async () => {
  const source = createPieceQueue<string>()
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
  const reader = createMessageReader(createPieceQueue<string>())
  const failing = Promise.reject(new Error('the engine'))
  await expect(reader.next(10_000, failing)).rejects.toThrow('the engine')
})
