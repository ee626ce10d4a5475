import { currentLocale } from '../language/index.ts'

const kept = new Map<string, Intl.NumberFormat>()

/** Answers how numbers are written in the language that is spoken. Making it is slow, and numbers stand beside what is typed. */
export function numberFormat(options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  const key = `${currentLocale()} ${JSON.stringify(options)}`
  const known = kept.get(key)
  if (known) return known
  const format = new Intl.NumberFormat(currentLocale(), options)
  kept.set(key, format)
  return format
}
