import { anyLanguage, type Priority, type Service } from '@vireo/contracts/productions'
import type { PriceRow } from '../tables.ts'

export type Work = {
  readonly service: Service
  readonly source: string
  readonly target: string
  readonly priority: Priority
}
export type Rates = Pick<PriceRow, 'per_minute_minor' | 'payout_per_minute_minor'>

/**
 * Finds the most exact price of a work: for both languages, for its source, for its target, for any; at its priority, or else at the
 * usual one. Undefined where there is none. Pure.
 */
export function priceOf(prices: readonly PriceRow[], { service, source, target, priority }: Work): Rates | undefined {
  for (const wanted of [priority, 'normal'])
    for (const [from, to] of pairsFor(source, target)) {
      const found = prices.find(
        (price) =>
          price.service === service &&
          price.priority === wanted &&
          price.source_language === from &&
          price.target_language === to,
      )
      if (found) return found
    }
  return undefined
}

/** Lists for which pairs of languages a price counts for a work, the most exact first. Pure. */
export function pairsFor(source: string, target: string): readonly (readonly [source: string, target: string])[] {
  return [
    [source, target],
    [source, anyLanguage],
    [anyLanguage, target],
    [anyLanguage, anyLanguage],
  ]
}

const minuteMs = 60_000

/** Tells what work on a recording costs, up to the next cent, and what of it goes to who does it. At least a minute counts. Pure. */
export function amountsFor(rates: Rates, durationMs: number): { readonly price: number; readonly payout: number } {
  const countedMs = Math.max(minuteMs, durationMs)
  return {
    price: Math.ceil((rates.per_minute_minor * countedMs) / minuteMs),
    payout: Math.floor((rates.payout_per_minute_minor * countedMs) / minuteMs), // proved by price-of.unit.test.ts
  }
}
