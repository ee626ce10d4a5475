import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { arbitraryText, growthFactor, repeated } from '../testing.ts'
import { normalizeText } from './normalize-text.ts'

const identity = (text: string) => ({ text, sourceIndex: Array.from({ length: text.length }, (_, index) => index) })
const read = (locale: string, text: string) => normalizeText(identity(text), locale).text

describe('numbers, dates, money, measures and abbreviations are read in words', () => {
  test.each([
    ['en-US', 'It costs $1,234.50 today.', 'It costs 1234 dollars and 50 cents today.'],
    ['en-US', '$1 or $0.99, £2.01, ¥500', '1 dollar or 99 cents, 2 pounds and 1 penny, 500 yen'],
    ['en-US', 'a $2.5 million house', 'a 2.5 million dollars house'],
    ['en-US', 'On 12/24/2024 at 14:05.', 'On December 24th, 2024 at 14 oh 5.'],
    ['en-GB', 'On 24/12/2024 and 2025-01-02.', 'On 24th December 2024 and 2nd January 2025.'],
    ['en', '5 km at 80 km/h, 20°C, 3%', '5 kilometers at 80 kilometers per hour, 20 degrees Celsius, 3 percent'],
    ['en', 'Dr. Grey, e.g. No. 5, etc.', 'Doctor Grey, for example number 5, et cetera.'],
    ['en', 'No. That is 1,000,000 times.', 'No. That is 1000000 times.'],
    ['de', 'Am 24.12.2024 um 14:30 Uhr.', 'Am 24. Dezember 2024 um 14 Uhr 30.'],
    ['de', 'z.B. 1.234,50 € bzw. 3 km', 'zum Beispiel 1234 Euro 50 beziehungsweise 3 Kilometer'],
    ['de', '1.234.567 Menschen, 3,5 %', '1234567 Menschen, 3,5 Prozent'],
    ['fr', 'M. Blanc doit 12,50 € le 01/02/2025.', 'Monsieur Blanc doit 12 euros et 50 le 1 février 2025.'],
    ['fr', 'à 10:30, p. ex. 5 kg', 'à 10 heures 30, par exemple 5 kilogrammes'],
    ['es', 'El Sr. Río pagó 3,20 € y 5 km', 'El señor Río pagó 3 euros con 20 y 5 kilómetros'],
    ['pt', '24/12/2024, R$', '24 de dezembro de 2024, R$'],
    ['it', 'il 24/12/2024, 3,50 €, ecc.', 'il 24 dicembre 2024, 3 euro e 50, eccetera.'],
    ['nl', 'bijv. € 4 op 05-03', 'bijvoorbeeld 4 euro op 05-03'],
    ['pl', 'np. 5 km, 2 kg, 1 h', 'na przykład 5 kilometrów, 2 kilogramy, 1 godzina'],
    ['ru', 'т.е. 5 км 24.12.2024', 'то есть 5 километров 24 декабря 2024 года'],
    ['cs', '24.12.2024, 5 kg', '24. prosince 2024, 5 kilogramů'],
    ['sv', 't.ex. 3 km', 'till exempel 3 kilometer'],
    ['fi', 'esim. 5 km', 'esimerkiksi 5 kilometriä'],
    ['tr', '%5, 3 km', '%5, 3 kilometre'],
    ['hi', '24/12/2024', '24 दिसंबर 2024'],
    ['zh', '14:30', '14 点 30 分'],
    ['ja', '2024-12-24', '2024年12月24日'],
    ['ko', '5 km', '5킬로미터'],
  ])('%s: %s', (locale, text, expected) => {
    expect(read(locale, text)).toBe(expected)
  })

  test.each([
    ['en', 'in the year 2024, room 12-34, 10.1.1.1, 1.2.3'],
    ['en', '31/31/2024 and 2024-02-30'],
    ['de', 'Version 3.14.15, A4, B2B'],
    ['en', 'Call 555-1234 or 1/2 or 9:75.'],
    ['xx', 'Dr. $5'],
  ])('%s leaves alone: %s', (locale, text) => {
    expect(read(locale, text)).toBe(text)
  })
})

describe('for every text', () => {
  const locales = fc.constantFrom('en-US', 'en-GB', 'de', 'fr', 'es', 'ru', 'ja', 'hi', 'ar', 'und')

  test('what is read still knows where it stands in the source, in order', () => {
    const numbers = fc.array(
      fc.constantFrom('$5.20', '3 km', '24.12.2024', '12/24/2024', 'Dr. ', 'etc. ', '10:30', '1,000', '€', ' '),
    )
    fc.assert(
      fc.property(fc.tuple(arbitraryText, numbers), locales, ([text, more], locale) => {
        const source = `${text} ${more.join(' ')}`
        const { text: words, sourceIndex } = normalizeText(identity(source), locale)
        expect(sourceIndex.length).toBe(words.length)
        expect(sourceIndex.every((index, at) => index >= (sourceIndex[at - 1] ?? 0) && index < source.length)).toBe(
          true,
        )
      }),
      { numRuns: 60 },
    )
  })

  test.each(['1', '1,', '$1 ', '1.', 'Dr. ', '5 k', '12/'])(
    '%j over and over takes time linear in its length',
    (unit) => {
      expect(growthFactor((length) => normalizeText(identity(repeated(unit, length)), 'en'))).toBeLessThan(40)
    },
  )
})
