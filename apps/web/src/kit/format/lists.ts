import { currentLocale } from '../language/index.ts'

/** Writes several things as a sentence lists them: “A, B, and C”. */
export function formatList(items: readonly string[]): string {
  return new Intl.ListFormat(currentLocale(), { type: 'conjunction' }).format(items)
}

/** Writes several things of which one is enough: “A, B, or C”. */
export function formatChoice(items: readonly string[]): string {
  return new Intl.ListFormat(currentLocale(), { type: 'disjunction' }).format(items)
}
