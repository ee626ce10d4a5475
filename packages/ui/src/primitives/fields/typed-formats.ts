/** What somebody typed, and where the cursor stands in it. */
export type Typed = { readonly text: string; readonly cursor: number }

/** Writes the digits of a card in groups: 4-4-4-4, 4-6-5 for American Express; up to 19 digits. */
export function formatCardNumber(text: string): string {
  const digits = digitsOf(text).slice(0, 19)
  const groups = /^3[47]/u.test(digits) ? [4, 6, 5] : [4, 4, 4, 4, 3]
  let at = 0
  const parts = groups.map((size) => digits.slice(at, (at += size)))
  return parts.filter((part) => part !== '').join(' ')
}

/** Writes the end of a card's life as MM/YY: `1230` and `12/2030` become 12/30, `3` becomes 03. */
export function formatExpiry(text: string): string {
  // A month of one digit is finished where something stands behind it that is none.
  const padded = text.replace(/^\s*([1-9])\s*[/.\-\s]/u, '0$1/')
  const digits = digitsOf(padded)
  const full = /^[2-9]/u.test(digits) ? `0${digits}` : digits
  const [month, year] = /^1[3-9]/u.test(full) ? [`0${full[0] ?? ''}`, full.slice(1)] : [full.slice(0, 2), full.slice(2)]
  const shortYear = /^20\d\d$/u.test(year) ? year.slice(2) : year.slice(0, 2)
  return shortYear === '' ? month : `${month}/${shortYear}`
}

/** Writes an amount with the separators of a language while it is typed; at most two decimals, and no sign. */
export function formatAmount(text: string, locale: string): string {
  const { decimal } = separatorsOf(locale)
  const [whole = '', ...rest] = text.split(decimal)
  const digits = digitsOf(whole)
    .replace(/^0+(?=\d)/u, '')
    .slice(0, 12)
  const grouped = digits === '' ? '' : new Intl.NumberFormat(locale).format(Number(digits))
  if (rest.length === 0) return grouped
  return `${grouped === '' ? '0' : grouped}${decimal}${digitsOf(rest.join('')).slice(0, 2)}`
}

/** Reads an amount in whole hundredths; undefined where nothing was typed. */
export function readAmount(text: string, locale: string): number | undefined {
  const { decimal } = separatorsOf(locale)
  const [whole = '', part = ''] = text.split(decimal)
  const digits = digitsOf(whole)
  if (digits === '' && digitsOf(part) === '') return undefined
  return Number(digits) * 100 + Number(digitsOf(part).padEnd(2, '0').slice(0, 2))
}

/** Writes whole hundredths as they would have been typed: cents only where there are some. */
export function amountText(hundredths: number, locale: string): string {
  const { decimal } = separatorsOf(locale)
  const cents = hundredths % 100
  const whole = new Intl.NumberFormat(locale).format((hundredths - cents) / 100)
  return cents === 0 ? whole : `${whole}${decimal}${String(cents).padStart(2, '0')}`
}

/** Formats what was typed and keeps the cursor behind the same digit. */
export function formatTyped({ text, cursor }: Typed, format: (text: string) => string): Typed {
  const formatted = format(text)
  const isAtEnd = cursor >= text.length
  if (isAtEnd) return { text: formatted, cursor: formatted.length }
  const before = countOf(text.slice(0, cursor))
  let at = 0
  while (at < formatted.length && countOf(formatted.slice(0, at)) < before) at++
  return { text: formatted, cursor: at }
}

function countOf(text: string): number {
  return digitsOf(text).length
}

function digitsOf(text: string): string {
  return text.replaceAll(/\D/gu, '')
}

function separatorsOf(locale: string): { readonly decimal: string } {
  const parts = new Intl.NumberFormat(locale).formatToParts(1.5)
  return { decimal: parts.find(({ type }) => type === 'decimal')?.value ?? '.' }
}
