import type { Currency } from '../users/index.ts'

/**
 * Formats an amount as prices are written: `$22`, `$18.33`, `$1,320`, `21€`, `4.75€`; in German `$1.320` and `4,75€`.
 * `amountMinor` is whole cents, and whole units show none.
 */
export function formatMoney(amountMinor: number, currency: Currency, language: 'en' | 'de' = 'en'): string {
  const digits = amountMinor % 100 === 0 ? 0 : 2
  const format = new Intl.NumberFormat(language, { minimumFractionDigits: digits, maximumFractionDigits: digits })
  const number = format.format(Math.abs(amountMinor) / 100)
  const sign = amountMinor < 0 ? '-' : ''
  return currency === 'usd' ? `${sign}$${number}` : `${sign}${number}€`
}
