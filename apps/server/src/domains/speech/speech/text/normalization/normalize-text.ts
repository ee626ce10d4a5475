import type { MappedText } from '../mapped-text.ts'
import { abbreviationRule } from './abbreviation-rule.ts'
import { currencyRules } from './currency-rules.ts'
import { dateRules } from './date-rules.ts'
import { groupingRule } from './number-format.ts'
import { type Rule, rewrite } from './rewrite.ts'
import { spokenRules } from './spoken/spoken-rules.ts'
import { timeRule } from './time-rule.ts'
import { unitRules } from './unit-rules.ts'

const rulesByLocale = new Map<string, readonly Rule[]>()
const worthALook = /[\d\p{Sc}]|\p{L}\.|\p{Lu}{2}|\s[IVX](?!\p{L})/u

/**
 * Writes out what engines would spell or misread: dates, times, amounts of money, measures and abbreviations,
 * in the words of a language (names from the Unicode CLDR). In English and German no digit is left: numbers, ordinals,
 * years, telephones, addresses and Roman numerals are words. In others plain numbers stay digits, which every engine reads
 * of its own language. `locale` is BCP 47; its region decides whether 3/4 is in March or in April.
 */
export function normalizeText(mapped: MappedText, locale: string): MappedText {
  if (!worthALook.test(mapped.text)) return mapped
  return rulesFor(locale).reduce(rewrite, mapped)
}

function rulesFor(locale: string): readonly Rule[] {
  const known = rulesByLocale.get(locale)
  if (known) return known
  const spoken = spokenRules(locale)
  const made = canRead(locale)
    ? [
        ...(spoken?.first ?? []),
        ...abbreviationRule(locale),
        ...dateRules(locale),
        ...timeRule(locale),
        ...currencyRules(locale),
        ...unitRules(locale),
        ...(spoken?.last ?? groupingRule(locale)),
      ]
    : []
  rulesByLocale.set(locale, made)
  return made
}

/** Tells whether the runtime knows this language; without its words nothing is rewritten. */
function canRead(locale: string): boolean {
  try {
    return Intl.NumberFormat.supportedLocalesOf(locale).length > 0
  } catch {
    return false
  }
}
