import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { codeRetriesMs, fetchCode } from './fetch-code.ts'

let logged: unknown[] = []

beforeEach(() => {
  vi.useFakeTimers()
  logged = []
  vi.spyOn(console, 'warn').mockImplementation((...said: unknown[]) => void logged.push(said))
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const lost = new TypeError('Failed to fetch dynamically imported module: https://vireo.example/assets/dialog.js')

test('code that arrives is taken as it is, and nothing is logged', async () => {
  await expect(fetchCode(async () => 'code')).resolves.toBe('code')
  expect(logged).toEqual([])
})

test('code that does not arrive is logged and asked for again after a while', async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(lost).mockResolvedValue('code')
  const fetched = fetchCode(load)
  await vi.advanceTimersByTimeAsync(codeRetriesMs[0] - 1)
  expect(load).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1)
  await expect(fetched).resolves.toBe('code')
  expect(logged).toEqual([[expect.stringMatching(/did not arrive/u), lost]])
})

test('code that is lost rejects in the end, with its reason', async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValue(lost)
  const outcome = fetchCode(load).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await outcome).toBe(lost)
  expect(load).toHaveBeenCalledTimes(1 + codeRetriesMs.length)
})
