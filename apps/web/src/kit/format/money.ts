export type Currency = 'usd' | 'eur'

/** Minor units in one unit; both currencies have cents. */
const minorPerUnit = 100

/**
 * Answers an amount of whole minor units: `$22`, `$18.33`, `21€`, `4.75€`. Whole units show no cents; a negative amount
 * has its sign in front. Throws when the amount is no whole number: money is never a fraction of a cent.
 */
export function formatMoney(amountMinor: number, currency: Currency): string {
  if (!Number.isSafeInteger(amountMinor)) throw new RangeError(`${amountMinor} is no amount of whole minor units.`)
  const sign = amountMinor < 0 ? '-' : ''
  const whole = Math.abs(amountMinor)
  const cents = whole % minorPerUnit
  const units = String((whole - cents) / minorPerUnit)
  const amount = cents === 0 ? units : `${units}.${String(cents).padStart(2, '0')}`
  return currency === 'usd' ? `${sign}$${amount}` : `${sign}${amount}€`
}
