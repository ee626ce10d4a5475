import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { setAccessToken } from '../../../kit/api/index.ts'
import { keepPromo, storedPromo, subscribePromo } from '../../../kit/arrival/index.ts'
import { judgeStoredCoupon, takeCoupon } from './take-coupon.ts'

vi.mock('@vireo/ui', () => ({ showSuccess: (message: string) => said.push(message) }))

const said: string[] = []
const kept = new Map<string, string>()
const half = { amount_off: null, percent_off: 50, duration_in_months: 2 }

function server(body: object, status = 200): void {
  vi.stubGlobal('fetch', async () => Response.json(body, { status }))
}

beforeEach(() => {
  kept.clear()
  said.length = 0
  vi.stubGlobal('addEventListener', () => undefined)
  vi.stubGlobal('removeEventListener', () => undefined)
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  setAccessToken(undefined)
})

test('a code that the server calls valid is kept and told, under the name that signing out forgets', async () => {
  server({ valid: true, ...half })
  let news = 0
  const stop = subscribePromo(() => news++)
  await expect(takeCoupon('SPRING')).resolves.toBe(true)
  expect(storedPromo()).toEqual({ promocode: 'SPRING', ...half })
  expect([...kept.keys()]).toEqual(['vireo.promo'])
  expect(said).toEqual(['Coupon code applied for checkout! 50% off for 2 months'])
  expect(news).toBe(1)
  stop()
})

test.each([
  ['invalid', { valid: false, amount_off: null, percent_off: null, duration_in_months: null }, 200],
  ['failing', { detail: { message: 'x', status: 'x' } }, 500],
  ['one guess too many', { detail: { message: 'x', status: 'too_many_attempts' } }, 429],
] as const)('%s: nothing is kept, also not what was, and nothing is said', async (_, body, status) => {
  keepPromo({ promocode: 'OLD', ...half })
  server(body, status)
  await expect(takeCoupon('SPRING')).resolves.toBe(false)
  expect(storedPromo()).toBeUndefined()
  expect(said).toEqual([])
})

test('a kept code that can be used no longer goes without a word, one that can stays', async () => {
  keepPromo({ promocode: 'SPRING', ...half })
  server({ valid: true, ...half, percent_off: 40 })
  await judgeStoredCoupon()
  expect(storedPromo()?.percent_off).toBe(40)
  server({ valid: false, amount_off: null, percent_off: null, duration_in_months: null })
  await judgeStoredCoupon()
  expect(storedPromo()).toBeUndefined()
  expect(said).toEqual([])
})
