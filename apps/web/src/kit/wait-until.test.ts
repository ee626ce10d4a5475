import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { waitDefaults, waitUntil } from './wait-until.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('what is there already is found at once', async () => {
  await expect(waitUntil(() => 'here')).resolves.toBe('here')
})

test('it is looked for every 100 ms, and what counts as nothing is not found', async () => {
  const answers = [undefined, null, false, 0] as const
  let looks = 0
  const found = waitUntil<number>(() => {
    const answer = answers[looks]
    looks += 1
    return answer
  })
  await vi.advanceTimersByTimeAsync(299)
  expect(looks).toBe(3)
  await vi.advanceTimersByTimeAsync(1)
  await expect(found).resolves.toBe(0)
})

test('after 5 seconds it is given up with an error of its own', async () => {
  expect(waitDefaults).toEqual({ timeoutMs: 5000, pollMs: 100 })
  let failure: unknown
  const waiting = waitUntil(() => undefined).catch((error: unknown) => {
    failure = error
  })
  await vi.advanceTimersByTimeAsync(4999)
  expect(failure).toBeUndefined()
  await vi.advanceTimersByTimeAsync(1)
  await waiting
  expect(failure).toMatchObject({ name: 'WaitTimeoutError' })
})
