import fc from 'fast-check'
import { expect, test } from 'vitest'
import { movesFor } from './moves-for.ts'

type Facts = Parameters<typeof movesFor>[0]
const nothing: Facts = { paidMinor: 0, refundedMinor: 0, disputedMinor: 0, feeMinor: 0 }

/** What some accounts hold after a provider said all of this, in this order. */
function after(reports: readonly Facts[], state: 'paid' | 'done', leaves = 0) {
  const holds: Record<string, number> = {}
  let known = nothing
  for (const [at, now] of reports.entries()) {
    const payment = {
      id: 'p',
      order_id: 'o',
      paid_minor: known.paidMinor,
      refunded_minor: known.refundedMinor,
      disputed_minor: known.disputedMinor,
      fee_minor: known.feeMinor,
    }
    const held = holds['held:o'] ?? 0
    for (const { from, to, amountMinor } of movesFor(now, { payment, order: { state }, held, version: at })) {
      expect(amountMinor).toBeGreaterThan(0)
      holds[from] = (holds[from] ?? 0) - amountMinor
      holds[to] = (holds[to] ?? 0) + amountMinor
    }
    if (at === 0 && leaves > 0) {
      holds['held:o'] = (holds['held:o'] ?? 0) - leaves
      holds['house'] = (holds['house'] ?? 0) + leaves
    }
    known = now
  }
  return holds
}

const paid = { ...nothing, paidMinor: 1000 }

test('what was paid is held, and goes back out of that', () => {
  expect(after([paid], 'paid')).toMatchObject({ 'buyer:o': -1000, 'held:o': 1000 })
  expect(after([paid, { ...paid, refundedMinor: 1000 }], 'paid')).toMatchObject({ 'buyer:o': 0, 'held:o': 0 })
})

test('what has left is the house’s to give back', () => {
  const back = after([paid, { ...paid, disputedMinor: 1000 }], 'done', 1000)
  expect(back).toMatchObject({ 'buyer:o': 0, 'held:o': 0, house: 0 })
})

const report = fc
  .record({ refunded: fc.nat({ max: 1000 }), disputed: fc.nat({ max: 1000 }), fee: fc.nat({ max: 50 }) })
  .map(({ refunded, disputed, fee }): Facts => {
    const refundedMinor = refunded
    return { paidMinor: 1000, refundedMinor, disputedMinor: Math.min(disputed, 1000 - refundedMinor), feeMinor: fee }
  })

test('whatever is said in whatever order, the buyer is out what the last one said, and nothing is held below zero', () => {
  fc.assert(
    fc.property(fc.array(report, { minLength: 1 }), fc.constantFrom('paid', 'done'), (reports, state) => {
      const holds = after([paid, ...reports], state, state === 'done' ? 1000 : 0)
      const last = reports.at(-1) ?? paid
      expect(0 - (holds['buyer:o'] ?? 0)).toBe(1000 - last.refundedMinor - last.disputedMinor)
      expect(holds['held:o'] ?? 0).toBeGreaterThanOrEqual(0)
      expect(holds['provider'] ?? 0).toBe(last.feeMinor)
      expect(Object.values(holds).reduce((sum, each) => sum + each, 0)).toBe(0)
    }),
  )
})
