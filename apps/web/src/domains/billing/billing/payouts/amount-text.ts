import { formatMoney } from '#kit/format/index.ts'
import { currentLocale } from '#kit/language/index.ts'

/** Dollars and euros as everywhere in the product; banks elsewhere have the currency of their country. */
export function amountText(amountMinor: number, currency: string): string {
  if (currency === 'usd' || currency === 'eur') return formatMoney(amountMinor, currency)
  const format = new Intl.NumberFormat(currentLocale(), { style: 'currency', currency })
  return format.format(amountMinor / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2))
}
