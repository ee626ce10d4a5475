import type { Rule } from './rewrite.ts'

export type NumberFormat = {
  /** Matches a number as the language writes it, grouped or not, without capturing. */
  readonly source: string
  /** Returns the value; undefined for what only looks like a number. */
  parse(written: string): number | undefined
  /** Writes a value without grouping, as the language's engines read it. */
  write(value: number): string
  /** Whole and hundredth part of an amount, when it is written with exactly two decimals. */
  hundredths(written: string): { readonly whole: number; readonly cents: number } | undefined
}

const formats = new Map<string, NumberFormat>()
const spaces = '\u0020\u00a0\u202f'
const escaped = (sign: string) => sign.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Returns how a language writes numbers, from the Unicode CLDR. */
export function numberFormatOf(locale: string): NumberFormat {
  const known = formats.get(locale)
  if (known) return known
  const parts = new Intl.NumberFormat(`${locale}-u-nu-latn`, { useGrouping: true }).formatToParts(1_234_567.5)
  const partOf = (type: string) => parts.find((part) => part.type === type)?.value
  const decimal = partOf('decimal') ?? '.'
  const groupSign = partOf('group') ?? (decimal === ',' ? '.' : ',')
  const isSpaced = /\s/u.test(groupSign)
  const group = isSpaced ? `[${spaces}]` : `${escaped(groupSign)}`
  const source = `\\d{1,3}(?:${group}\\d{3})+(?:${escaped(decimal)}\\d+)?|\\d+(?:${escaped(decimal)}\\d+)?`
  const writer = new Intl.NumberFormat(`${locale}-u-nu-latn`, { useGrouping: false, maximumFractionDigits: 6 })
  const plain = (written: string) =>
    (isSpaced ? written.replace(/\s/gu, '') : written.split(groupSign).join('')).replace(decimal, '.')
  const format: NumberFormat = {
    source,
    parse(written) {
      const value = Number(plain(written))
      return Number.isFinite(value) && value < 1e15 ? value : undefined
    },
    write: (value) => writer.format(value),
    hundredths(written) {
      const match = /^(\d{1,15})\.(\d{2})$/.exec(plain(written))
      return match ? { whole: Number(match[1]), cents: Number(match[2]) } : undefined
    },
  }
  formats.set(locale, format)
  return format
}

/** Makes the rule that removes the signs between thousands, which some engines read as the end of something. */
export function groupingRule(locale: string): readonly Rule[] {
  const { parse, write, source } = numberFormatOf(locale)
  return [
    {
      pattern: new RegExp(`(?<![\\p{L}\\p{N}.,])(?:${source})(?![\\p{L}\\p{N}]|[.,]\\d)`, 'gu'),
      replace: ([written]) => {
        if (!/[^\d]/.test(written) || !/\d[^\d]\d{3}(?!\d)/.test(written)) return undefined
        const value = parse(written)
        // A decimal part of three digits is no thousand.
        return value === undefined || !Number.isInteger(value) ? undefined : write(value)
      },
    },
  ]
}
