import fc from 'fast-check'
import { expect, test } from 'vitest'
import { upgrade } from '../change.ts'
import { newBilling } from '../state.ts'
import { subscribe } from '../subscribe.ts'
import { aCard, aPlan, at, type SoldTier } from '../testing.ts'

const tiers: readonly SoldTier[] = ['starter', 'creator', 'pro', 'growing_business', 'scale_2024_08_10']
const start = at('2026-04-01')
const [month, second] = [30 * 86_400, 1000]

/** What an upgrade so many seconds into a month of thirty days costs. */
function chargeOf(from: SoldTier, to: SoldTier, seconds: number): number {
  const { billing } = subscribe(
    newBilling(start),
    { plan: aPlan(from), discount: null, card: aCard() },
    start,
    'present',
  )
  const step = upgrade(billing, { plan: aPlan(to), discount: null }, start + seconds * second, 'present')
  return step.invoices.at(-1)?.amountPaidMinor ?? 0
}

test.each([0, 1, 59, 275])('%i seconds into a month the whole difference is paid, and not a cent more', (seconds) => {
  expect(chargeOf('starter', 'pro', seconds)).toBe(9900 - 500)
})

test('the price of an upgrade is the part of the difference that is left, rounded up once', () => {
  const steps = fc.integer({ min: 0, max: tiers.length - 2 }).chain((from) =>
    fc.record({
      from: fc.constant(from),
      to: fc.integer({ min: from + 1, max: tiers.length - 1 }),
      seconds: fc.integer({ min: 0, max: month - 1 }),
    }),
  )
  fc.assert(
    fc.property(steps, ({ from, to, seconds }) => {
      const [mine, next] = [tiers[from], tiers[to]]
      if (!mine || !next) return
      const difference = aPlan(next).amountMinor - aPlan(mine).amountMinor
      const exact = (BigInt(difference) * BigInt(month - seconds) + BigInt(month - 1)) / BigInt(month)
      expect(chargeOf(mine, next, seconds)).toBe(Number(exact))
    }),
    { numRuns: 2000 },
  )
})

test('several upgrades on the way cost at most a cent each more than one', () => {
  const { billing } = subscribe(
    newBilling(start),
    { plan: aPlan('starter'), discount: null, card: aCard() },
    start,
    'present',
  )
  const moment = start + 123_457 * second
  let state = billing
  let paid = 0
  for (const tier of tiers.slice(1)) {
    const step = upgrade(state, { plan: aPlan(tier), discount: null }, moment, 'present')
    paid += step.invoices.at(-1)?.amountPaidMinor ?? 0
    state = step.billing
  }
  const atOnce = chargeOf('starter', 'scale_2024_08_10', 123_457)
  expect(paid).toBeGreaterThanOrEqual(atOnce)
  expect(paid).toBeLessThanOrEqual(atOnce + tiers.length)
})
