/** Languages whose numbers the house says itself; of others engines read the digits. */
export type SpokenLanguage = 'en' | 'de'

/** How a language says numbers. Values are whole and below 10^15 unless said. */
export type NumberWords = {
  cardinal(value: number): string
  /** As it stands in front of a noun, with the ending that the words before it ask for, where the language has any. */
  ordinal(value: number, before: string): string
  year(value: number): string
  /** Digit by digit, as numbers of telephones and codes are said. */
  digits(written: string): string
  /** Between the whole and its fraction; between the parts of a version. */
  readonly decimal: string
  readonly dot: string
  readonly minus: string
  readonly plus: string
  /** Between the ends of a range. */
  readonly to: string
  readonly fractions: Readonly<Record<string, string>>
}

/** From a million on, in steps of a thousand. */
export const scaleMax = 1e15

/** Splits a value into its groups of three digits, the highest first, each with its power of a thousand. */
export function groupsOf(value: number): readonly { readonly group: number; readonly power: number }[] {
  const groups: { group: number; power: number }[] = []
  for (let rest = value, power = 0; rest > 0; rest = Math.floor(rest / 1000), power++)
    groups.unshift({ group: rest % 1000, power })
  return groups.filter(({ group }) => group > 0)
}
