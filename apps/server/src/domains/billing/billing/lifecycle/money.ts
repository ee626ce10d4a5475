import type { Currency } from '@vireo/contracts/users'
import type { Discount } from '#ports/billing-provider.ts'
import { addMonths } from './calendar.ts'

/** Returns what a discount takes off an amount, in whole minor units and never more than the amount. */
export function discountOn(amountMinor: number, discount: Discount | null): number {
  if (!discount) return 0
  const off =
    discount.percentOff === null
      ? (discount.amountOffMinor ?? 0)
      : Math.round((amountMinor * discount.percentOff) / 100)
  return Math.min(amountMinor, Math.max(0, off)) // proved by money.unit.test.ts
}

/** Tells whether a discount can be taken off an amount in this currency. */
export function fitsCurrency(discount: Discount, currency: Currency): boolean {
  return discount.percentOff !== null || discount.currency === null || discount.currency === currency
}

/** A fraction in whole numbers, so that nothing is lost before the one rounding at the end. */
export type Share = { readonly part: bigint; readonly of: bigint }

type Months = { readonly anchor: number; readonly endsAt: number }

/**
 * Measures the time from an instant to the end of a period in calendar months from the anchor on; the month that `at`
 * lies in counts in part, by the second. Credits are given by the same months, so an upgrade costs and gives the same
 * share.
 */
export function monthsLeft({ anchor, endsAt }: Months, at: number): Share {
  if (at >= endsAt) return { part: 0n, of: 1n }
  let count = monthsBetween(anchor, at)
  const [from, to] = [addMonths(anchor, count), Math.min(addMonths(anchor, count + 1), endsAt)]
  const length = BigInt(Math.max(1, seconds(to) - seconds(from)))
  const rest = BigInt(Math.max(0, seconds(to) - seconds(at)))
  let whole = 0n
  for (count += 1; addMonths(anchor, count) < endsAt; count++) whole += 1n
  return { part: whole * length + rest, of: length } // proved by money.unit.test.ts
}

/** Counts the whole calendar months from the anchor to an instant. */
function monthsBetween(anchor: number, at: number): number {
  const [from, to] = [new Date(anchor), new Date(at)]
  const count = (to.getUTCFullYear() - from.getUTCFullYear()) * 12 + to.getUTCMonth() - from.getUTCMonth()
  return addMonths(anchor, count) <= at ? count : count - 1
}

/** Returns how much of the second share the first one is. */
export function within(one: Share, other: Share): Share {
  return { part: one.part * other.of, of: one.of * other.part } // proved by money.unit.test.ts
}

/** Returns a share of an amount as it is given back: in minor units, rounded down. */
export function givenBack(amountMinor: number, { part, of }: Share): number {
  return of === 0n ? 0 : Number((BigInt(amountMinor) * part) / of)
}

export type Part = { readonly amountMinor: number; readonly share: Share }

/**
 * Returns what a share of one amount costs once a share of another is taken off. Rounds up once, so that no fraction of
 * a cent buys anything and no change costs more than the whole difference. Negative where the second share is worth
 * more.
 */
export function askedOver(wanted: Part, had: Part): number {
  const worth = ({ amountMinor, share }: Part) => ({
    value: share.of === 0n ? 0n : BigInt(amountMinor) * share.part,
    of: share.of === 0n ? 1n : share.of,
  })
  const [next, before] = [worth(wanted), worth(had)]
  const value = next.value * before.of - before.value * next.of
  const of = next.of * before.of
  return Number(value > 0n ? (value + of - 1n) / of : value / of)
}

function seconds(instant: number): number {
  return Math.floor(instant / 1000)
}
