import { remembered } from './remembered.ts'
import type { Rule } from './rewrite.ts'

/**
 * Returns the rules for numeric dates: 2024-12-24 everywhere; 24.12.2024 and 24/12/2024, or 12/24/2024 where months
 * come first.
 */
export function dateRules(locale: string): readonly Rule[] {
  const monthFirst = startsWithMonth(locale)
  const say = (year: number, month: number, day: number) => sayDate(locale, year, month, day)
  return [
    {
      pattern: /(?<![\p{L}\p{N}./-])(\d{4})-(\d{2})-(\d{2})(?![\p{L}\p{N}/-])/gu,
      replace: ([, year, month, day]) => say(Number(year), Number(month), Number(day)),
    },
    {
      pattern: /(?<![\p{L}\p{N}./-])(\d{1,2})([./])(\d{1,2})\2(\d{4})(?![\p{L}\p{N}/-])/gu,
      replace([, one, separator, two, year]) {
        const isMonthFirst = separator === '/' && monthFirst
        return say(Number(year), Number(isMonthFirst ? one : two), Number(isMonthFirst ? two : one))
      },
    },
  ]
}

/** Where the CLDR abbreviates the word for the year. */
const yearWords: Readonly<Record<string, string>> = { ru: 'года', uk: 'року', bg: 'година' }

function startsWithMonth(locale: string): boolean {
  const parts = new Intl.DateTimeFormat(locale, { dateStyle: 'short' }).formatToParts(new Date(0))
  return parts.find(({ type }) => type === 'day' || type === 'month' || type === 'year')?.type === 'month'
}

const longFormatOf = remembered((locale: string) => {
  return new Intl.DateTimeFormat(`${locale}-u-ca-gregory-nu-latn`, { dateStyle: 'long', timeZone: 'UTC' })
})

/** Says a date in words; undefined for a day that no calendar has. */
function sayDate(locale: string, year: number, month: number, day: number): string | undefined {
  const date = new Date(Date.UTC(year, month - 1, day))
  if (year < 1000 || date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return undefined
  const written = longFormatOf(locale).format(date)
  const spoken = written.replace(/[\u00a0\u202f]/g, ' ').replace(/ [гр]\.$/u, ` ${yearWords[locale.slice(0, 2)] ?? ''}`)
  if (!/^en(?:-|$)/.test(locale)) return spoken
  return spoken.replace(/(?<!\d)\d{1,2}(?!\d)/, (digits) => `${digits}${ordinalEnding(Number(digits))}`)
}

function ordinalEnding(day: number): string {
  if (day >= 11 && day <= 13) return 'th'
  return ['th', 'st', 'nd', 'rd'][day % 10] ?? 'th'
}
