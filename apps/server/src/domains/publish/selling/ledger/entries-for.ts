import type { SaleStanding } from '#ports/sales.ts'
import type { EntryKind } from '../tables.ts'

/** The kinds of lines that a sale makes. */
export const saleKinds = ['sale', 'refund', 'chargeback', 'house', 'fee'] as const satisfies readonly EntryKind[]
export type SaleKind = (typeof saleKinds)[number]

/** What the lines of a sale are to come to, by kind. */
export type Booked = Readonly<Record<SaleKind, number>>
export const nothingBooked: Booked = { sale: 0, refund: 0, chargeback: 0, house: 0, fee: 0 }

type Facts = Pick<SaleStanding, 'paidMinor' | 'refundedMinor' | 'disputedMinor' | 'feeMinor'>

/**
 * Tells what the lines of a sale come to. The author gets a share of what is left of it, rounded down, so that the rest is the
 * house's to the last cent, and bears what the provider keeps. Pure.
 */
export function bookedFor({ paidMinor, refundedMinor, disputedMinor, feeMinor }: Facts, sharePercent: number): Booked {
  const left = paidMinor - refundedMinor - disputedMinor
  const share = Math.floor((left * sharePercent) / 100) // proved by entries-for.unit.test.ts
  return {
    sale: paidMinor,
    refund: minus(refundedMinor),
    chargeback: minus(disputedMinor),
    house: minus(left - share),
    fee: minus(feeMinor),
  }
}

/**
 * Tells which lines are missing to what a provider says now: neither the order in which it is heard nor how often makes a
 * difference to what they come to. Pure.
 */
export function entriesFor(
  before: Booked,
  facts: Facts,
  sharePercent: number,
): readonly { readonly kind: SaleKind; readonly amountMinor: number }[] {
  const after = bookedFor(facts, sharePercent)
  return saleKinds
    .map((kind) => ({ kind, amountMinor: after[kind] - before[kind] }))
    .filter(({ amountMinor }) => amountMinor !== 0)
}

/** Turns the sign, never to minus zero. */
function minus(amount: number): number {
  return amount === 0 ? 0 : -amount
}
