import type { Rule } from '../rewrite.ts'
import { germanOne } from './german-one.ts'
import type { NumberWords, SpokenLanguage } from './number-words.ts'

const englishMonths = 'January|February|March|April|May|June|July|August|September|October|November|December'
const germanMonths = 'Januar|Jänner|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember'
const article = 'der|die|das|dem|den|des|am|im|zum|zur|beim|vom|jeder|jede|jedes|jeden|jedem'

/** Long enough for the words that an ending depends on. */
const lookBack = 12
const wordsBefore = (text: string, at: number) => text.slice(Math.max(0, at - lookBack), at)

/** Makes the rules for days of months, and in German for what is counted with a full stop. */
export function dayRules(language: SpokenLanguage, { ordinal }: NumberWords): readonly Rule[] {
  const day = (written: string) => (Number(written) >= 1 && Number(written) <= 31 ? Number(written) : undefined)
  const ordinalIn = ({ index, 1: written = '' }: RegExpExecArray, text: string) => {
    const value = day(written)
    return value === undefined ? undefined : ordinal(value, wordsBefore(text, index))
  }
  if (language === 'en') {
    return [
      {
        pattern: new RegExp(
          `(?<=(?<!\\p{L})(?:${englishMonths})\\s)(\\d{1,2})(?:st|nd|rd|th)?(?![\\p{L}\\p{N}:%]|[.,]\\d)`,
          'gu',
        ),
        replace: ordinalIn,
      },
      {
        pattern: new RegExp(
          `(?<![\\p{L}\\p{N}.,:/-])(\\d{1,2})(?:st|nd|rd|th)?(?=\\s(?:${englishMonths})(?!\\p{L}))`,
          'gu',
        ),
        replace: ordinalIn,
      },
    ]
  }
  return [
    {
      pattern: new RegExp(`(?<![\\p{L}\\p{N}.,:/-])(\\d{1,2})\\.(?=\\s(?:${germanMonths})(?!\\p{L}))`, 'gu'),
      replace: ordinalIn,
    },
    {
      pattern: /(?<=(?<!\p{L})(?:[Aa]m|[Vv]om|[Zz]um|[Bb]is|[Dd]em|[Dd]en)\s)(\d{1,2})\.(\d{1,2})\.(?!\d)/gu,
      replace({ index, 1: written = '', 2: month = '' }, text) {
        const value = day(written)
        if (value === undefined || Number(month) < 1 || Number(month) > 12) return undefined
        const before = wordsBefore(text, index)
        return `${ordinal(value, before)} ${ordinal(Number(month), before)}`
      },
    },
    {
      pattern: new RegExp(`(?<=(?<!\\p{L})(?:${article})\\s)(\\d{1,3})\\.(?=\\s\\p{L})`, 'giu'),
      replace: ({ index, 1: written = '' }, text) => ordinal(Number(written), wordsBefore(text, index)),
    },
    germanOne,
  ]
}
