import { formatMoney } from '#kit/format/index.ts'

/** Writes an amount that the API says in dollars. */
export function usdText(usd: number): string {
  return formatMoney(Math.round(usd * 100), 'usd')
}

/** Writes an amount in US cents. */
export function centsText(cents: number): string {
  return formatMoney(cents, 'usd')
}
