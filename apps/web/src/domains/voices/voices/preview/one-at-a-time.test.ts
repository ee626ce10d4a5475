import { expect, test } from 'vitest'

import { oneAtATime } from './one-at-a-time.ts'

test('one thing begins when the one before has ended, whatever became of it', async () => {
  const inTurn = oneAtATime()
  const { signal } = new AbortController()
  const told: string[] = []
  const work =
    (name: string, fails = false) =>
    async () => {
      told.push(`${name} begins`)
      await Promise.resolve()
      told.push(`${name} ends`)
      if (fails) throw new Error(name)
      return name
    }
  const first = inTurn(work('first', true), signal)
  const second = inTurn(work('second'), signal)
  await expect(first).rejects.toThrow('first')
  await expect(second).resolves.toBe('second')
  expect(told).toEqual(['first begins', 'first ends', 'second begins', 'second ends'])
})

test('what was called off before its turn is never done', async () => {
  const inTurn = oneAtATime()
  const stop = new AbortController()
  const done: string[] = []
  const first = inTurn(async () => void done.push('first'), new AbortController().signal)
  const second = inTurn(async () => void done.push('second'), stop.signal)
  stop.abort()
  await first
  await expect(second).rejects.toThrow()
  expect(done).toEqual(['first'])
})
