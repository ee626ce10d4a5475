import { numberFormatOf } from '../number-format.ts'
import type { Rule } from '../rewrite.ts'
import { type NumberWords, scaleMax, type SpokenLanguage } from './number-words.ts'

/** As far as one looks around a number to tell whether it is a year. */
const around = 16
/** Longer numbers are codes. */
const digitsMax = 15

const beforeYear: Readonly<Record<SpokenLanguage, RegExp>> = {
  en: /(?:(?:^|[^\p{L}])(?:in|since|by|until|till|from|of|year|years|before|after|around|circa|during|early|late|mid|to|through|spring|summer|autumn|fall|winter|January|February|March|April|May|June|July|August|September|October|November|December),?\s|(?:first|second|third|\p{L}th),\s|©\s?)$/iu,
  de: /(?:^|[^\p{L}])(?:Jahre?s?|Jahren|seit|von|bis|ab|nach|vor|Anno|Sommer|Winter|Herbst|Frühling|Frühjahr|Januar|Jänner|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember)\s$/iu,
}
/** In German things are written large: what goes on small, or not at all, was no number of them. */
const afterYear: Readonly<Record<SpokenLanguage, RegExp>> = {
  en: /^\s(?:was|saw|brought|marked|began|ended)(?!\p{L})/u,
  de: /^(?:\s\p{Ll}|[.,;:!?)]|$)/u,
}
/** A number of things is none: "1,984 items". */
const beforeThings = /^\s(?!(?:was|is|has|does)(?!\p{L}))\p{Ll}+(?:s|people|percent)(?!\p{L})/u

/** Makes the rules that say all numbers that are left. */
export function numberRules(locale: string, language: SpokenLanguage, words: NumberWords): readonly Rule[] {
  const { parse, source } = numberFormatOf(locale)
  const isNumber = new RegExp(`^(?:${source})$`)
  const sayWhole = (value: number, text: string, at: number, length: number) =>
    isYear(language, value, text, at, length) ? words.year(value) : words.cardinal(value)
  const say = (written: string, text: string, at: number): string => {
    if (/^0\d/.test(written) && !/[.,]/.test(written)) return words.digits(written)
    if (/^\d+$/.test(written) && written.length > digitsMax) return words.digits(written)
    const value = isNumber.test(written) ? parse(written) : undefined
    if (value !== undefined && Number.isInteger(value) && value < scaleMax && !isDecimal(written, language))
      return /[.,]/.test(written) ? words.cardinal(value) : sayWhole(value, text, at, written.length)
    if (value !== undefined && isDecimal(written, language)) return sayDecimal(written, language, words)
    return sayParts(written, words)
  }
  return [
    ...(language === 'en' ? englishRules(words) : []),
    {
      pattern: /(?<![\p{L}\p{N}/])[123]\/[234](?![\p{L}\p{N}/])/gu,
      replace: ([written]) => words.fractions[written],
    },
    { pattern: /(?<=\d)\s?–\s?(?=\d)/gu, replace: () => ` ${words.to} ` },
    {
      pattern: /(?<![\p{L}\p{N}_]|\p{N}[.,])([−-])?(\d+(?:[.,]\d+)*)(?![\p{L}\p{N}_])/gu,
      replace({ index, 1: sign, 2: written = '' }, text) {
        const said = say(written, text, index + (sign?.length ?? 0))
        if (sign === undefined) return said
        const isMinus = index === 0 || /[\s([{]/.test(text.charAt(index - 1))
        return isMinus ? `${words.minus} ${said}` : `${sign}${said}`
      },
    },
  ]
}

/** Makes the rule for decades, which would be taken for seconds. */
export function decadeRule({ year }: NumberWords): Rule {
  return {
    pattern: /(?<![\p{L}\p{N}.,])(1[1-9]\d0|20\d0)s(?!\p{L})/gu,
    replace: ([, written = '']) => `${year(Number(written)).replace(/y$/, 'ie')}s`,
  }
}

function englishRules({ ordinal, cardinal }: NumberWords): readonly Rule[] {
  return [
    {
      pattern: /(?<![\p{L}\p{N}.,])(\d{1,15}|\d{1,3}(?:,\d{3}){1,4})(?:st|nd|rd|th)(?!\p{L})/gu,
      replace: ([, written = '']) => ordinal(Number(written.replaceAll(',', '')), ''),
    },
    {
      pattern: /(?<![\p{L}\p{N}.,])(\d{1,2})\s?([ap])m(?![\p{L}\p{N}])/giu,
      replace: ([, written = '', half = '']) => `${cardinal(Number(written))} ${half.toUpperCase()} M`,
    },
  ]
}

function isYear(language: SpokenLanguage, value: number, text: string, at: number, length: number): boolean {
  if (length !== 4 || value < 1100 || value > 2099) return false
  const after = text.slice(at + length, at + length + around)
  if (afterYear[language].test(after)) return true
  return beforeYear[language].test(text.slice(Math.max(0, at - around), at)) && !beforeThings.test(after)
}

function isDecimal(written: string, language: SpokenLanguage): boolean {
  return written.includes(language === 'en' ? '.' : ',')
}

function sayDecimal(written: string, language: SpokenLanguage, words: NumberWords): string {
  const [whole = '', fraction = ''] = written.split(language === 'en' ? '.' : ',')
  const digits = whole.replace(/\D/g, '')
  const said = digits.length > digitsMax ? words.digits(digits) : words.cardinal(Number(digits))
  return `${said} ${words.decimal} ${words.digits(fraction)}`
}

/** Says what is no number as a whole: versions, addresses of machines, rows of numbers. */
function sayParts(written: string, words: NumberWords): string {
  return written
    .split(/([.,])/)
    .map((part) => {
      if (part === '.') return ` ${words.dot} `
      if (part === ',') return ', '
      return part.length > 4 || /^0\d/.test(part) ? words.digits(part) : words.cardinal(Number(part))
    })
    .join('')
}
