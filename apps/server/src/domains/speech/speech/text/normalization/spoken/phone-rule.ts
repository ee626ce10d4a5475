import type { Rule } from '../rewrite.ts'
import type { NumberWords, SpokenLanguage } from './number-words.ts'

const groups = String.raw`\d{2,8}(?:[ \u00a0/.-]\d{2,8}){0,5}`
/** With a country, with a bracket, with a leading zero. */
const anywhere = String.raw`\+\d{1,3}[ \u00a0/-]?(?:\(0?\d{1,5}\)[ \u00a0/-]?)?${groups}|\(\d{2,5}\)[ \u00a0]?${groups}|0\d{2,5}[ \u00a0/-]${groups}`
const american = String.raw`\d{3}[-. ]\d{3}[-. ]\d{4}|\d{3}-\d{4}`
const digitsMin = 7
const digitsMax = 16

/** Makes the rule for numbers of telephones: digit by digit, with a breath between the groups. */
export function phoneRule(language: SpokenLanguage, words: NumberWords): Rule {
  const forms = language === 'en' ? `${anywhere}|${american}` : anywhere
  return {
    pattern: new RegExp(`(?<![\\p{L}\\p{N}.,+/-])(?:${forms})(?![\\p{L}\\p{N}]|[.,/-]\\d)`, 'gu'),
    replace([written]) {
      const digits = written.replace(/\D/g, '').length
      if (digits < digitsMin || digits > digitsMax) return undefined
      const said = (written.match(/\d+/g) ?? []).map((group) => words.digits(group)).join(', ')
      return written.startsWith('+') ? `${words.plus} ${said}` : said
    },
  }
}
