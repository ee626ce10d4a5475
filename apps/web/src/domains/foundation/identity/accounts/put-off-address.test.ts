import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { isAddressPutOff, putOffAddress } from './put-off-address.ts'

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  })
  vi.useFakeTimers({ now: 1_700_000_000_000 })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('who puts the reminder off has a day without it, whatever is loaded anew', () => {
  expect(isAddressPutOff()).toBe(false)
  putOffAddress()
  expect(isAddressPutOff()).toBe(true)
  vi.advanceTimersByTime(24 * 60 * 60 * 1000 - 1)
  expect(isAddressPutOff()).toBe(true)
  vi.advanceTimersByTime(1)
  expect(isAddressPutOff()).toBe(false)
})
