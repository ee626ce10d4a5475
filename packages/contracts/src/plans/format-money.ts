import type { Currency } from '../users/index.ts'

/** Formats an amount as prices are written: `$22`, `$18.33`, `21€`, `4.75€`. `amountMinor` is whole cents. */
export function formatMoney(amountMinor: number, currency: Currency): string {
  const cents = Math.abs(amountMinor) % 100
  const units = Math.floor(Math.abs(amountMinor) / 100)
  const number = cents === 0 ? String(units) : `${units}.${String(cents).padStart(2, '0')}`
  const sign = amountMinor < 0 ? '-' : ''
  return currency === 'usd' ? `${sign}$${number}` : `${sign}${number}€`
}
