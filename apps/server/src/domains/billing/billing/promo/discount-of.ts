import { invariant } from '#kernel/errors.ts'

export type Off = { readonly amount_off: number | null; readonly percent_off: number | null }

/** Returns what a code takes off an amount, both in minor units: never more than the amount, halves rounded up. */
export function discountOf({ amount_off, percent_off }: Off, amountCents: number): number {
  invariant(Number.isSafeInteger(amountCents) && amountCents >= 0, 'a discount is of a whole, positive amount')
  if (amount_off !== null) return Math.min(amount_off, amountCents)
  return Math.floor((amountCents * (percent_off ?? 0) + 50) / 100)
}
