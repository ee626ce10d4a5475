import { numberFormatOf } from './number-format.ts'
import { remembered } from './remembered.ts'
import type { Rule } from './rewrite.ts'

/** Signs of measures and their names in the Unicode CLDR; those that are words of a language are left out. */
const unitOf: Readonly<Record<string, string>> = {
  km: 'kilometer',
  m: 'meter',
  cm: 'centimeter',
  mm: 'millimeter',
  kg: 'kilogram',
  g: 'gram',
  l: 'liter',
  L: 'liter',
  ml: 'milliliter',
  mL: 'milliliter',
  h: 'hour',
  min: 'minute',
  s: 'second',
  ms: 'millisecond',
  ha: 'hectare',
  kB: 'kilobyte',
  KB: 'kilobyte',
  MB: 'megabyte',
  GB: 'gigabyte',
  TB: 'terabyte',
  'km/h': 'kilometer-per-hour',
  'm/s': 'meter-per-second',
  '°C': 'celsius',
  '℃': 'celsius',
  '°F': 'fahrenheit',
  '℉': 'fahrenheit',
  '°': 'degree',
  '%': 'percent',
}
const english: Readonly<Record<string, string>> = {
  ft: 'foot',
  yd: 'yard',
  mi: 'mile',
  mph: 'mile-per-hour',
  lb: 'pound',
  lbs: 'pound',
  oz: 'ounce',
  gal: 'gallon',
}
const cyrillic: Readonly<Record<string, string>> = {
  км: 'kilometer',
  м: 'meter',
  см: 'centimeter',
  мм: 'millimeter',
  кг: 'kilogram',
  г: 'gram',
  л: 'liter',
  мл: 'milliliter',
  ч: 'hour',
  мин: 'minute',
  'км/ч': 'kilometer-per-hour',
}
/** The same in every language that uses Latin letters, near enough for its engine. */
const international: Readonly<Record<string, string>> = {
  Hz: 'hertz',
  kHz: 'kilohertz',
  MHz: 'megahertz',
  GHz: 'gigahertz',
  W: 'watt',
  kW: 'kilowatt',
  MW: 'megawatt',
  V: 'volt',
}
const squares: Readonly<Record<string, string>> = {
  en: 'square meters',
  de: 'Quadratmeter',
  fr: 'mètres carrés',
  es: 'metros cuadrados',
  it: 'metri quadrati',
  pt: 'metros quadrados',
  nl: 'vierkante meter',
  pl: 'metrów kwadratowych',
  ru: 'квадратных метров',
  sv: 'kvadratmeter',
  da: 'kvadratmeter',
  no: 'kvadratmeter',
}

/** Makes the rules for measures behind a number: "5 km", "20°C", "3 %". */
export function unitRules(locale: string): readonly Rule[] {
  const language = locale.split('-')[0] ?? locale
  const { source, parse, write } = numberFormatOf(locale)
  const units = { ...unitOf, ...(language === 'en' && english), ...(/^(?:ru|uk|bg)$/.test(language) && cyrillic) }
  const names = [...Object.keys(units), ...Object.keys(international), 'm²']
    .toSorted((one, other) => other.length - one.length)
    .join('|')
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}.,])(${source})[ \\u00a0\\u202f]?(${names})(?![\\p{L}\\p{N}²³/])`, 'gu')
  return [
    {
      pattern,
      replace([, written = '', sign = '']) {
        const value = parse(written)
        if (value === undefined) return undefined
        const unit = units[sign]
        if (unit !== undefined) return inWords(locale, unit, value)
        const word = sign === 'm²' ? squares[language] : international[sign]
        return word === undefined ? undefined : `${write(value)} ${word}`
      },
    },
  ]
}

const formatOf = remembered((locale: string, unit: string) => {
  const how = { style: 'unit', unit, unitDisplay: 'long', useGrouping: false, maximumFractionDigits: 6 } as const
  return new Intl.NumberFormat(`${locale}-u-nu-latn`, how)
})

function inWords(locale: string, unit: string, value: number): string {
  return formatOf(locale, unit)
    .format(value)
    .replace(/[\u00a0\u202f]/g, ' ')
}
