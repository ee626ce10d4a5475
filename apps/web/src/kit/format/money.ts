import { currentLocale } from '../language/index.ts'

export type Currency = 'usd' | 'eur'

/** Minor units in one unit; both currencies have cents. */
const minorPerUnit = 100
/** Prices of a thousand credits have a digit more. */
const tenthsPerUnit = 1000

/**
 * Writes an amount of whole minor units: `$22`, `$18.33`, `$1,320`, `21€`, `4.75€`; where German is spoken `$18,33` and
 * `$1.320`. Whole units show no cents; a negative amount has its sign in front. Throws when the amount is no whole
 * number: money is never a fraction of a cent.
 */
export function formatMoney(amountMinor: number, currency: Currency): string {
  if (!Number.isSafeInteger(amountMinor)) throw new RangeError(`${amountMinor} is no amount of whole minor units.`)
  const whole = Math.abs(amountMinor)
  const cents = whole % minorPerUnit
  const units = new Intl.NumberFormat(currentLocale()).format((whole - cents) / minorPerUnit)
  const amount = cents === 0 ? units : `${units}${decimalSign()}${String(cents).padStart(2, '0')}`
  return `${amountMinor < 0 ? '-' : ''}${withSign(amount, currency)}`
}

/** Writes the price of a thousand credits from tenths of a cent: `$0.30`, `0.285€`. No other price is that fine. */
export function formatFineMoney(tenths: number, currency: Currency): string {
  const digits = tenths % (tenthsPerUnit / minorPerUnit) === 0 ? 2 : 3
  const format = new Intl.NumberFormat(currentLocale(), {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
  return withSign(format.format(tenths / tenthsPerUnit), currency)
}

/**
 * Dollars stand before the amount and euros behind it, in every language: prices are written in one form, and only the
 * signs inside the number follow the language.
 */
function withSign(amount: string, currency: Currency): string {
  return currency === 'usd' ? `$${amount}` : `${amount}€`
}

function decimalSign(): string {
  const parts = new Intl.NumberFormat(currentLocale()).formatToParts(0.5)
  return parts.find(({ type }) => type === 'decimal')?.value ?? '.'
}
