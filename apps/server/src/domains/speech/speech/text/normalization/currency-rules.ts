import { numberFormatOf } from './number-format.ts'
import { remembered } from './remembered.ts'
import type { Rule } from './rewrite.ts'

const currencyOf: Readonly<Record<string, string>> = {
  $: 'USD',
  '€': 'EUR',
  '£': 'GBP',
  '¥': 'JPY',
  '₹': 'INR',
  '₽': 'RUB',
  '₩': 'KRW',
  '₺': 'TRY',
  '₴': 'UAH',
  '₫': 'VND',
  '₱': 'PHP',
}
const signs = '$€£¥₹₽₩₺₴₫₱'
const codes = 'USD|EUR|GBP|JPY|INR|RUB|KRW|TRY|UAH|VND|PHP|CHF|CNY|PLN|CZK|SEK|DKK|NOK|HUF|RON|CAD|AUD'

type Names = { readonly one: string; readonly other: string; readonly cent?: string; readonly cents?: string }
/** English says "dollars", not "US dollars", and names the hundredths. */
const english: Readonly<Record<string, Names>> = {
  USD: { one: 'dollar', other: 'dollars', cent: 'cent', cents: 'cents' },
  EUR: { one: 'euro', other: 'euros', cent: 'cent', cents: 'cents' },
  GBP: { one: 'pound', other: 'pounds', cent: 'penny', cents: 'pence' },
  JPY: { one: 'yen', other: 'yen' },
  INR: { one: 'rupee', other: 'rupees', cent: 'paisa', cents: 'paise' },
}
/** What stands between a sum and its hundredths; nothing in most languages. */
const joiners: Readonly<Record<string, string>> = { en: 'and', es: 'con', it: 'e', pt: 'e', fr: 'et', ro: 'și' }
const million = String.raw`million|billion|trillion|thousand|Mio\.?|Mrd\.?|Millionen|Milliarden|millions?|milliards?|millones|mil|milhões|milioni|miliardi|miljoen|miljard|mln|mld|млн|млрд|тыс`

/** Makes the rules for sums of money, with the sign before or after the number. */
export function currencyRules(locale: string): readonly Rule[] {
  const language = locale.split('-')[0] ?? locale
  const { source } = numberFormatOf(locale)
  const say = (written: string, currency: string) => sayAmount(locale, language, written, currency)
  const scale = `(?:\\s(${million})(?![\\p{L}\\p{N}]))?`
  const before = new RegExp(
    `([${signs}]|(?<![\\p{L}\\p{N}])(?:${codes})\\s)\\s?(${source})${scale}(?![\\p{N}]|[.,]\\d)`,
    'gu',
  )
  const after = new RegExp(
    `(?<![\\p{L}\\p{N}.,])(${source})${scale}[\\s\\u00a0]?([${signs}]|(?:${codes})(?![\\p{L}\\p{N}]))`,
    'gu',
  )
  return [
    {
      pattern: before,
      replace: ([, sign = '', written = '', big]) => scaled(written, big, sign, say, locale, language),
    },
    {
      pattern: after,
      replace: ([, written = '', big, sign = '']) => scaled(written, big, sign, say, locale, language),
    },
  ]
}

function scaled(
  written: string,
  big: string | undefined,
  sign: string,
  say: (written: string, currency: string) => string | undefined,
  locale: string,
  language: string,
): string | undefined {
  const currency = currencyOf[sign.trim()] ?? sign.trim()
  if (big === undefined) return say(written, currency)
  return `${written} ${big} ${nameOf(locale, language, currency, 1_000_000)}`
}

function sayAmount(locale: string, language: string, written: string, currency: string): string | undefined {
  const { parse, write, hundredths } = numberFormatOf(locale)
  const parts = hundredths(written)
  const value = parse(written)
  if (value === undefined) return undefined
  if (!parts) return `${write(value)} ${nameOf(locale, language, currency, value)}`
  const { whole, cents } = parts
  const sum = `${write(whole)} ${nameOf(locale, language, currency, whole)}`
  if (cents === 0) return sum
  const names = language === 'en' ? english[currency] : undefined
  const rest = names?.cents === undefined ? String(cents) : `${cents} ${cents === 1 ? (names.cent ?? '') : names.cents}`
  if (whole === 0 && names?.cents !== undefined) return rest
  const joiner = joiners[language]
  return joiner === undefined ? `${sum} ${rest}` : `${sum} ${joiner} ${rest}`
}

const nameFormatOf = remembered((locale: string, currency: string, digits: string) => {
  const how = { style: 'currency', currency, currencyDisplay: 'name', maximumFractionDigits: Number(digits) } as const
  return new Intl.NumberFormat(locale, how)
})

function nameOf(locale: string, language: string, currency: string, value: number): string {
  const own = language === 'en' ? english[currency] : undefined
  if (own) return value === 1 ? own.one : own.other
  const parts = nameFormatOf(locale, currency, Number.isInteger(value) ? '0' : '2').formatToParts(value)
  return parts.find((part) => part.type === 'currency')?.value ?? currency
}
