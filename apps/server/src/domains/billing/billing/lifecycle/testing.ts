import type { Discount, PaidPeriod, SoldPlan } from '#ports/billing-provider.ts'
import { advance } from './advance.ts'
import { type Card, type Effect, type Invoice, newBilling, type Step } from './state.ts'
import { readTestCard } from './payments/test-cards.ts'

const monthly = { starter: 500, creator: 2200, pro: 9900, growing_business: 33_000, scale_2024_08_10: 132_000 }
export type SoldTier = keyof typeof monthly

/** A plan at the price of the first catalogue. */
export function aPlan(tier: SoldTier, billingPeriod: PaidPeriod = 'monthly_period'): SoldPlan {
  const amountMinor = monthly[tier] * (billingPeriod === 'annual_period' ? 10 : 1)
  return { tier, planVersion: 1, displayName: tier, billingPeriod, currency: 'usd', amountMinor }
}

export function percentOff(percent: number, durationInMonths: number | null, code = 'code'): Discount {
  return { code, percentOff: percent, amountOffMinor: null, currency: null, durationInMonths }
}

export const cardNumbers = {
  pays: '4242424242424242',
  declines: '4000000000000002',
  asks: '4000002500003155',
  expires: '4000000000000069',
} as const

export function aCard(number: keyof typeof cardNumbers = 'pays', expYear = 2099): Card {
  const card = readTestCard({ number: cardNumbers[number], expMonth: 12, expYear })
  if (!card) throw new Error('This is not a test card.')
  return card
}

export const at = (text: string): number => Date.parse(text.length === 10 ? `${text}T00:00:00Z` : text)
export const day = (instant: number): string => new Date(instant).toISOString().slice(0, 10)

/** A workspace that remembers every invoice and everything that happened. */
export function customer(start: string | number) {
  let billing = newBilling(typeof start === 'number' ? start : at(start))
  const invoices = new Map<number, Invoice>()
  const effects: Effect[] = []
  return {
    get billing() {
      return billing
    },
    invoices,
    effects,
    take(step: Step): void {
      billing = step.billing
      for (const invoice of step.invoices) invoices.set(invoice.number, invoice)
      effects.push(...step.effects)
    },
    advanceTo(to: string | number): void {
      this.take(advance(billing, typeof to === 'number' ? to : at(to)))
    },
    /** What was paid, in order: day and amount. */
    paid(): [string, number][] {
      return [...invoices.values()]
        .filter(({ status }) => status === 'paid')
        .map(({ settledAt, amountPaidMinor }) => [day(settledAt ?? 0), amountPaidMinor])
    },
  }
}

/** What happens to be drawn: quick, and the same for a seed on every machine. */
export function chance(seed: number) {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return {
    /** At least 0, and less than 1. */
    next,
    below: (end: number) => Math.floor(next() * end),
    of: <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)] as T,
  }
}
export type Chance = ReturnType<typeof chance>
