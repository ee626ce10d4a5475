import type { Currency } from '@vireo/contracts'
import type { Discount } from '../../../kernel/billing-provider.ts'

/** What a discount takes off an amount: whole minor units, never more than there is. */
export function discountOn(amountMinor: number, discount: Discount | null): number {
  if (!discount) return 0
  const off =
    discount.percentOff === null
      ? (discount.amountOffMinor ?? 0)
      : Math.round((amountMinor * discount.percentOff) / 100)
  return Math.min(amountMinor, Math.max(0, off))
}

/** Whether an amount of this discount means anything in a currency. */
export function fitsCurrency(discount: Discount, currency: Currency): boolean {
  return discount.percentOff !== null || discount.currency === null || discount.currency === currency
}

/** The part of an amount for a period that lies between `at` and its end, by the second, rounded down. */
export function restOf(amountMinor: number, period: { startsAt: number; endsAt: number }, at: number): number {
  const total = seconds(period.endsAt) - seconds(period.startsAt)
  const rest = Math.min(total, Math.max(0, seconds(period.endsAt) - seconds(at)))
  return total === 0 ? 0 : Number((BigInt(amountMinor) * BigInt(rest)) / BigInt(total))
}

function seconds(instant: number): number {
  return Math.floor(instant / 1000)
}
