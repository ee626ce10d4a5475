import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bookedFor, entriesFor, nothingBooked, type SaleKind, saleKinds } from './entries-for.ts'

const facts = (paidMinor: number, refundedMinor = 0, disputedMinor = 0, feeMinor = 0) => ({
  paidMinor,
  refundedMinor,
  disputedMinor,
  feeMinor,
})

describe('what the lines of a sale come to', () => {
  test.each([
    ['paid, all of it the author’s', facts(1000, 0, 0, 30), 100, { sale: 1000, house: 0, fee: -30 }],
    ['shared, the odd cent being the house’s', facts(999), 70, { sale: 999, house: -300 }],
    ['given back in part: so is the house’s share', facts(1000, 500), 70, { sale: 1000, refund: -500, house: -150 }],
    [
      'given back whole: the fee is the author’s',
      facts(1000, 1000, 0, 30),
      70,
      { sale: 1000, refund: -1000, fee: -30 },
    ],
    ['taken back by a bank', facts(1000, 0, 1000, 1530), 100, { sale: 1000, chargeback: -1000, fee: -1530 }],
    [
      'given back and taken back',
      facts(1000, 1000, 1000),
      70,
      { sale: 1000, refund: -1000, chargeback: -1000, house: 300 },
    ],
    ['nothing for the author', facts(1000), 0, { sale: 1000, house: -1000 }],
  ])('%s', (_case, said, share, lines) => {
    expect(bookedFor(said, share)).toEqual({ ...nothingBooked, ...lines })
  })
})

const money = fc.integer({ min: 0, max: 100_000_000 })
const standing = fc.record({ paidMinor: money, refundedMinor: money, disputedMinor: money, feeMinor: money })
const share = fc.integer({ min: 0, max: 100 })

test('however a sale went on, its lines come to what the last report says, in whole units, and lose nothing', () => {
  fc.assert(
    fc.property(fc.array(standing, { minLength: 1, maxLength: 8 }), share, (reports, percent) => {
      let booked: Record<SaleKind, number> = { ...nothingBooked }
      for (const report of reports)
        for (const { kind, amountMinor } of entriesFor(booked, report, percent)) {
          expect(Number.isSafeInteger(amountMinor)).toBe(true)
          booked = { ...booked, [kind]: booked[kind] + amountMinor }
        }
      const last = reports.at(-1) ?? facts(0)
      expect(booked).toEqual(bookedFor(last, percent))
      const authors = saleKinds.reduce((sum, kind) => sum + booked[kind], 0)
      const left = last.paidMinor - last.refundedMinor - last.disputedMinor
      // Nothing appears and nothing is lost: what the author does not get, the house and the provider do.
      expect(authors - booked.house - booked.fee).toBe(left)
      // Nothing of something negative is zero too, which JavaScript tells from zero.
      expect(authors).toBe(0 + Math.floor((left * percent) / 100) - last.feeMinor)
      expect(entriesFor(booked, last, percent)).toEqual([])
    }),
    { examples: [[[facts(0, 0, 1)], 0]] },
  )
})
