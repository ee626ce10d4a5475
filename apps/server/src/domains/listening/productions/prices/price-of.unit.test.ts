import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { PriceRow } from '../tables.ts'
import { amountsFor, priceOf } from './price-of.ts'

const priced = (source: string, target: string, rate: number, priority: 'normal' | 'high' = 'normal'): PriceRow => ({
  service: 'subtitles',
  source_language: source,
  target_language: target,
  priority,
  per_minute_minor: rate,
  payout_per_minute_minor: rate,
})
const list = [
  priced('*', '*', 1),
  priced('*', 'de', 2),
  priced('en', '*', 3),
  priced('en', 'de', 4),
  priced('en', 'de', 5, 'high'),
]
const rateOf = (source: string, target: string, priority: 'normal' | 'high' | 'low' = 'normal') =>
  priceOf(list, { service: 'subtitles', source, target, priority })?.per_minute_minor

test('the most exact price counts, at the usual priority where there is none for another', () => {
  expect([rateOf('en', 'de'), rateOf('en', 'fr'), rateOf('fr', 'de'), rateOf('fr', 'it')]).toEqual([4, 3, 2, 1])
  expect([rateOf('en', 'de', 'high'), rateOf('fr', 'de', 'high'), rateOf('en', 'de', 'low')]).toEqual([5, 2, 4])
  expect(priceOf(list, { service: 'transcription', source: 'en', target: 'en', priority: 'normal' })).toBeUndefined()
})

test('a minute counts at least, a cent is not cut, and no more is paid out than comes in', () => {
  const rates = { per_minute_minor: 150, payout_per_minute_minor: 100 }
  expect(amountsFor(rates, 1)).toEqual({ price: 150, payout: 100 })
  expect(amountsFor(rates, 60_001)).toEqual({ price: 151, payout: 100 })
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000 }), fc.integer({ min: 1, max: 10_000_000 }), (rate, durationMs) => {
      const { price, payout } = amountsFor({ per_minute_minor: rate, payout_per_minute_minor: rate }, durationMs)
      expect(payout).toBeLessThanOrEqual(price)
      expect(payout * 60_000).toBeLessThanOrEqual(rate * Math.max(60_000, durationMs))
      expect(price - payout).toBeLessThanOrEqual(1)
    }),
  )
})
