import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { setAccessToken } from '#kit/api/index.ts'
import { keepPromo, storedPromo, subscribePromo } from '#kit/arrival/index.ts'
import { documentForTests } from '#users/testing.ts'
import { judgeStoredCoupon, takeCoupon } from './take-coupon.ts'

vi.mock('@vireo/ui', () => ({ showSuccess: (message: string) => said.push(message) }))

const said: string[] = []
const kept = new Map<string, string>()
const notUsable = 'This code cannot be used.'
const plain = { currency: null, extended: { ends_at_unix: null, description: null } }
const half = { amount_off: null, percent_off: 50, duration_in_months: 2, ...plain }

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
  await expect(takeCoupon('SPRING')).resolves.toEqual({ taken: { promocode: 'SPRING', ...half } })
  expect(storedPromo()).toEqual({ promocode: 'SPRING', ...half })
  expect([...kept.keys()]).toEqual(['vireo.promo'])
  expect(said).toEqual(['Coupon code applied for checkout! 50% off for 2 months'])
  expect(news).toBe(1)
  stop()
})

test.each([
  [
    'invalid',
    { valid: false, amount_off: null, percent_off: null, duration_in_months: null, ...plain },
    200,
    notUsable,
  ],
  ['failing', { detail: { message: 'x', status: 'x' } }, 500, 'Something went wrong, please try again later.'],
  ['one guess too many', { detail: { message: 'Wait a minute.', status: 'too_many_attempts' } }, 429, 'Wait a minute.'],
] as const)('%s: nothing is kept, also not what was; who typed it is told why', async (_, body, status, reason) => {
  keepPromo({ promocode: 'OLD', ...half })
  server(body, status)
  await expect(takeCoupon('SPRING')).resolves.toEqual({ reason })
  expect(storedPromo()).toBeUndefined()
  expect(said).toEqual([])
})

const five = { amount_off: 500, percent_off: null, duration_in_months: 1, ...plain }

test.each([
  ['eur', 'Coupon code applied for checkout! 5€ off for the first month'],
  ['usd', 'Coupon code applied for checkout! $5 off for the first month'],
  [null, 'Coupon code applied for checkout! $5 off for the first month'],
] as const)('an amount is told in the currency that is paid in: %s', async (currency, sentence) => {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (address: string | URL | Request) => {
    const path = new URL(address instanceof Request ? address.url : address, 'https://vireo.example').pathname
    asked.push(path)
    return Response.json(path === '/validate-promocode' ? { valid: true, ...five } : documentForTests({ currency }))
  })
  await takeCoupon('SPRING')
  expect(said).toEqual([sentence])
  expect(asked).toEqual(['/validate-promocode', '/v1/user/subscription'])
  said.length = 0
  await takeCoupon('SPRING', 'eur')
  expect(said).toEqual(['Coupon code applied for checkout! 5€ off for the first month'])
  expect(asked).toHaveLength(3)
})

test('where nobody can say which currency it is, no amount is told', async () => {
  vi.stubGlobal('fetch', async (address: string | URL | Request) =>
    String(address instanceof Request ? address.url : address).includes('validate')
      ? Response.json({ valid: true, ...five })
      : Response.json({}, { status: 503 }),
  )
  await takeCoupon('SPRING')
  expect(said).toEqual(['Coupon code applied for checkout!'])
})

test('a kept code that can be used no longer goes without a word, one that can stays', async () => {
  keepPromo({ promocode: 'SPRING', ...half })
  server({ valid: true, ...half, percent_off: 40 })
  await judgeStoredCoupon()
  expect(storedPromo()?.percent_off).toBe(40)
  server({ valid: false, amount_off: null, percent_off: null, duration_in_months: null, ...plain })
  await judgeStoredCoupon()
  expect(storedPromo()).toBeUndefined()
  expect(said).toEqual([])
})
