import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { arbitraryText, growthFactor, repeated } from '../testing.ts'
import { normalizeText } from './normalize-text.ts'
import { romanValue } from './spoken/roman-rules.ts'

const identity = (text: string) => ({ text, sourceIndex: Array.from({ length: text.length }, (_, index) => index) })
const read = (locale: string, text: string) => normalizeText(identity(text), locale).text

describe('numbers, dates, money, measures and abbreviations are read in words', () => {
  test.each([
    [
      'en-US',
      'It costs $1,234.50 today.',
      'It costs one thousand two hundred thirty-four dollars and fifty cents today.',
    ],
    [
      'en-US',
      '$1 or $0.99, £2.01, ¥500',
      'one dollar or ninety-nine cents, two pounds and one penny, five hundred yen',
    ],
    ['en-US', 'a $2.5 million house', 'a two point five million dollars house'],
    ['en-US', 'On 12/24/2024 at 14:05.', 'On December twenty-fourth, twenty twenty-four at fourteen oh five.'],
    [
      'en-GB',
      'On 24/12/2024 and 2025-01-02.',
      'On twenty-fourth December twenty twenty-four and second January twenty twenty-five.',
    ],
    [
      'en',
      '5 km at 80 km/h, 20°C, 3%',
      'five kilometers at eighty kilometers per hour, twenty degrees Celsius, three percent',
    ],
    ['en', 'Dr. Grey, e.g. No. 5, etc.', 'Doctor Grey, for example number five, et cetera.'],
    ['en', 'No. That is 1,000,000 times.', 'No. That is one million times.'],
    [
      'de',
      'Am 24.12.2024 um 14:30 Uhr.',
      'Am vierundzwanzigsten Dezember zweitausendvierundzwanzig um vierzehn Uhr dreißig.',
    ],
    [
      'de',
      'z.B. 1.234,50 € bzw. 3 km',
      'zum Beispiel eintausendzweihundertvierunddreißig Euro fünfzig beziehungsweise drei Kilometer',
    ],
    [
      'de',
      '1.234.567 Menschen, 3,5 %',
      'eine Million zweihundertvierunddreißigtausendfünfhundertsiebenundsechzig Menschen, drei Komma fünf Prozent',
    ],
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
    ['en', 'A4, B2B, MP3, H2O'],
    ['en', 'George I think, and I am V'],
    ['de', 'A4, B2B'],
    ['fr', '31/31/2024 and 2024-02-30, 1/2, 9:75'],
    ['xx', 'Dr. $5'],
  ])('%s leaves alone: %s', (locale, text) => {
    expect(read(locale, text)).toBe(text)
  })
})

describe('English and German leave no number to an engine', () => {
  test.each([
    [
      'en',
      'in the year 2024, 1984 was, 1776 people, room 12-34',
      'in the year twenty twenty-four, nineteen eighty-four was, one thousand seven hundred seventy-six people, room twelve-thirty-four',
    ],
    [
      'en',
      'the 1990s, 1st, 112th, the 21st century',
      'the nineteen nineties, first, one hundred twelfth, the twenty-first century',
    ],
    [
      'en',
      'July 4, 1776; 4th July; 31/31/2024',
      'July fourth, seventeen seventy-six; fourth July; thirty-one/thirty-one/two thousand twenty-four',
    ],
    ['en', '10:00, 10:00 a.m., 3pm, 9:75', "ten o'clock, ten A M, three P M, nine:seventy-five"],
    [
      'en',
      '-5, 007, 3.14, 1.2.3, 10.1.1.1',
      'minus five, zero zero seven, three point one four, one point two point three, ten point one point one point one',
    ],
    ['en', '5–10, 1/2 cup, 1,2,3', 'five to ten, one half cup, one, two, three'],
    ['en-GB', '1,105 people', 'one thousand one hundred and five people'],
    [
      'en',
      'Call 555-1234 or +1 (212) 555-0100.',
      'Call five five five, one two three four or plus one, two one two, five five five, zero one zero zero.',
    ],
    [
      'en',
      'See https://www.example.com/a?b=c, or docs.example.io.',
      'See W W W dot example dot com slash a question mark b equals c, or docs dot example dot I O.',
    ],
    ['en', 'Mail jane.doe-2@mail.example.co.uk!', 'Mail jane dot doe dash two at mail dot example dot co dot U K!'],
    [
      'en',
      'Henry VIII, Louis XIV, Chapter IV, World War II',
      'Henry the eighth, Louis the fourteenth, Chapter four, World War two',
    ],
    [
      'en',
      '12345678901234567890',
      'one two three four five six seven eight nine zero one two three four five six seven eight nine zero',
    ],
    [
      'de',
      'der 3. Mann, am 24.12. ist, 3. Oktober 1990, 1984 war',
      'der dritte Mann, am vierundzwanzigsten zwölften ist, dritter Oktober neunzehnhundertneunzig, neunzehnhundertvierundachtzig war',
    ],
    [
      'de',
      '1 Euro, 1 Stunde, 1 mal, 101, 21000',
      'ein Euro, eine Stunde, eins mal, einhunderteins, einundzwanzigtausend',
    ],
    [
      'de',
      'Nur 1 Hund, 1 Katze, 1 Sitzung, 1 Name, 1 Termin; Kapitel 1 Anfang. Teil 1.',
      'Nur ein Hund, eine Katze, eine Sitzung, ein Name, ein Termin; Kapitel eins Anfang. Teil eins.',
    ],
    [
      'de',
      '1 Sekunde, 1 Phase, 1 Waffe, 1 Bäckerei, 1 Legende; 1 Wochenende, 1 Dateiname, 1 Verein, 1 Ei',
      'eine Sekunde, eine Phase, eine Waffe, eine Bäckerei, eine Legende; ein Wochenende, ein Dateiname, ein Verein, ein Ei',
    ],
    [
      'de',
      'Mit 1 Hund und mit 1 Katze. Um 1 Uhr. Seit 1 Jahr, vor 1 Million Jahren. Platz 1',
      'Mit einem Hund und mit einer Katze. Um ein Uhr. Seit einem Jahr, vor einer Million Jahren. Platz eins',
    ],
    [
      'de',
      '0,5, −3, 5–10, 1.000.000, 2.500.000',
      'null Komma fünf, minus drei, fünf bis zehn, eine Million, zwei Millionen fünfhunderttausend',
    ],
    [
      'de',
      'Heinrich VIII. und Elisabeth II. in Kapitel IV',
      'Heinrich der Achte und Elisabeth die Zweite in Kapitel vier',
    ],
    [
      'de',
      '030 1234567, hallo@beispiel.de, www.beispiel.de/hilfe-2',
      'null drei null, eins zwei drei vier fünf sechs sieben, hallo ät beispiel Punkt D E, W W W Punkt beispiel Punkt D E Schrägstrich hilfe Bindestrich zwei',
    ],
  ])('%s: %s', (locale, text, expected) => {
    expect(read(locale, text)).toBe(expected)
  })

  test.each(['en-US', 'en-GB', 'de'])('in %s every whole number is said in words that are its own', (locale) => {
    const said = new Map<string, number>()
    fc.assert(
      fc.property(
        fc.oneof(
          fc.nat(2100),
          fc.maxSafeNat().map((value) => value % 1e15),
        ),
        (value) => {
          const words = read(locale, `(${value})`)
          expect(words).not.toMatch(/\d/)
          expect(said.get(words) ?? value).toBe(value)
          said.set(words, value)
        },
      ),
      { numRuns: 300 },
    )
  })

  test('a Roman numeral is one, and only one, number', () => {
    const signs: [number, string][] = [
      [100, 'C'],
      [90, 'XC'],
      [50, 'L'],
      [40, 'XL'],
      [10, 'X'],
      [9, 'IX'],
      [5, 'V'],
      [4, 'IV'],
      [1, 'I'],
    ]
    for (let value = 1; value < 400; value++) {
      let rest = value
      let letters = ''
      for (const [worth, sign] of signs) for (; rest >= worth; rest -= worth) letters += sign
      expect(romanValue(letters), letters).toBe(value)
    }
    for (const letters of ['', 'IIII', 'VX', 'IC', 'VV', 'IIX']) expect(romanValue(letters)).toBeUndefined()
  })
})

describe('for every text', () => {
  const locales = fc.constantFrom('en-US', 'en-GB', 'de', 'fr', 'es', 'ru', 'ja', 'hi', 'ar', 'und')

  test('what is read still knows where it stands in the source, in order', () => {
    const numbers = fc.array(
      fc.constantFrom(
        '$5.20',
        '3 km',
        '24.12.2024',
        '12/24/2024',
        'Dr. ',
        'etc. ',
        '10:30',
        '1,000',
        '€',
        ' ',
        '3rd',
        '1990s',
        'a@b.de',
        'www.a.de/b?',
        '+49 30 123456',
        'Henry VIII',
        'am 3.',
        'der 3. x',
        '5–10',
        '1.2.3',
        '-',
        '007',
      ),
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

  test.each([
    '1',
    '1,',
    '$1 ',
    '1.',
    'Dr. ',
    '5 k',
    '12/',
    'a@',
    'a.',
    'a-',
    'www.',
    '0 12 ',
    '+1 (1) ',
    '1-',
    'Act X',
    '1–',
    'am 1.',
    '1st',
  ])('%j over and over takes time linear in its length', (unit) => {
    expect(
      growthFactor((length) => [
        normalizeText(identity(repeated(unit, length)), 'en'),
        normalizeText(identity(repeated(unit, length)), 'de'),
      ]),
    ).toBeLessThan(40)
  })
})
