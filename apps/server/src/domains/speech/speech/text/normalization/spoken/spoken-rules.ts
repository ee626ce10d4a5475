import type { Rule } from '../rewrite.ts'
import { addressRules } from './address-rules.ts'
import { dayRules } from './day-rules.ts'
import { englishNumbers } from './english-numbers.ts'
import { germanNumbers } from './german-numbers.ts'
import type { NumberWords } from './number-words.ts'
import { decadeRule, numberRules } from './number-rules.ts'
import { phoneRule } from './phone-rule.ts'
import { romanRules } from './roman-rules.ts'

export type SpokenRules = {
  /** What would be taken apart by other rules: addresses, numbers of telephones, numerals of letters. */
  readonly first: readonly Rule[]
  /** What is left when all others have written words around the digits. */
  readonly last: readonly Rule[]
}

/** Makes the rules that leave no digit to an engine; undefined for languages whose engines read them. */
export function spokenRules(locale: string): SpokenRules | undefined {
  const language = locale.split('-')[0]
  if (language !== 'en' && language !== 'de') return undefined
  const words: NumberWords = language === 'en' ? englishNumbers(locale) : germanNumbers
  return {
    first: [
      ...addressRules(language),
      phoneRule(language, words),
      ...romanRules(language, words),
      ...(language === 'en' ? [decadeRule(words)] : []),
    ],
    last: [...dayRules(language, words), ...numberRules(locale, language, words)],
  }
}
