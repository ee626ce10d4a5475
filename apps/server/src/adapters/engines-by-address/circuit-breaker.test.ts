import { expect, test } from 'vitest'
import { CircuitBreaker } from './circuit-breaker.ts'

let now = 0
const failing = (owners: readonly string[]) => {
  now = 0
  const breaker = new CircuitBreaker(() => now)
  for (const owner of owners) breaker.failed(owner)
  return breaker
}
const five = (owner: string) => Array.from({ length: 5 }, () => owner)

test('an engine that fails for one owner rests for that one, and others are let through', () => {
  const breaker = failing(five('loud'))
  expect([breaker.isOpenFor('loud'), breaker.admits('loud')]).toEqual([true, false])
  expect([breaker.isOpenFor('other'), breaker.admits('other')]).toEqual([false, true])
  breaker.succeeded()
  expect([breaker.isOpenFor('loud'), breaker.admits('loud')]).toEqual([false, true])
})

test('an engine that fails for two rests for everybody', () => {
  const breaker = failing([...five('loud'), 'other'])
  expect(['loud', 'other', 'third'].map((owner) => breaker.admits(owner))).toEqual([false, false, false])
  now = 300_000
  expect([breaker.admits('third'), breaker.admits('loud')]).toEqual([true, false])
})

test('fewer failures, or some between which one went well, are none', () => {
  expect(failing(five('loud').slice(1)).state).toBe('closed')
  const breaker = failing(five('loud').slice(1))
  breaker.succeeded()
  breaker.failed('loud')
  expect(breaker.state).toBe('closed')
})
