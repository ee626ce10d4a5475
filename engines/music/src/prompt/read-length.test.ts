import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readPrompt } from './read-prompt.ts'

test.each([
  '1980s synth pop',
  '1960s bossa nova',
  '2000s pop',
  '808s',
  'trap beat with 808s',
  '909s and 808s techno',
  '80s synthwave',
  '90s hip hop',
  "'90s",
  '’90s rock',
  "90's rock",
  'TR-505s',
  '60s soul',
  'the roaring 20s',
  '30s swing',
  '20s jazz',
  'music of the 30s',
  'dark trap, 808s',
  'for 90s kids',
  '80s-style pop',
  'a minor key',
  'a second melody',
  'jingle at 8:30',
  'um 10:30 Uhr',
  '16:9',
  '3/4 time',
  '120 bpm',
  'A min',
  '100s of birds',
  'die 80er',
  'Musik der 90s',
  'eighties pop',
  '4x4',
  'zwei Sänger',
  '',
])('“%s” says no length', (prompt) => {
  expect(readPrompt(prompt).lengthMs).toBeUndefined()
})

test.each([
  ['808s trap, 30 seconds', 30],
  ['1980s synth pop for 2 minutes', 120],
  ['30s', 30],
  ['lo-fi beat, 30s', 30],
  ['20s jingle', 20],
  ['15 s', 15],
  ['15s', 15],
  ['45s loop', 45],
  ['90 s', 90],
  ['60 s of rain', 60],
  ['90s long', 90],
  ['for 90s', 90],
  ['length: 80s', 80],
  ['techno, 120s', 120],
  ['120s', 120],
  ['20-second', 20],
  ['a 20-second jingle', 20],
  ['1,000 seconds', 1000],
  ['1.000 Sekunden', 1000],
  ['2m30s', 150],
  ['2m 30s', 150],
  ['2 min 30 s', 150],
  ['2 min. 30 sek', 150],
  ['1 minute and 30 seconds of ambient', 90],
  ['1:30', 90],
  ['1:30 min', 90],
  ['0:45', 45],
  ['three minutes', 180],
  ['drei Minuten', 180],
  ['half a minute', 30],
  ['a half-minute loop', 30],
  ['eine halbe Minute', 30],
  ['eine Minute', 60],
  ['a minute of calm', 60],
  ['a minute and a half', 90],
  ['one and a half minutes', 90],
  ['ninety seconds', 90],
  ['forty-five seconds', 45],
  ['fünfundvierzig Sekunden', 45],
  ['dreißig Sekunden', 30],
  ['2.5 minutes', 150],
  ['2,5 Minuten', 150],
  ['1½ minutes', 90],
  ['anderthalb Minuten', 90],
  ['zweieinhalb Minuten', 150],
  ['eine 30-sekündige Werbemusik', 30],
  ['zweiminütiges Stück', 120],
  ['30-Sekunden-Loop', 30],
  ['2–3 minutes', 180],
  ['3 minutes with a fade of 10 seconds', 180],
  ['30 seconds quiet, 2 minutes in all', 120],
] as const)('“%s” is %d seconds', (prompt, seconds) => {
  expect(readPrompt(prompt).lengthMs).toBe(seconds * 1000)
})

test('figures without end cost no time and no more than a piece can last', () => {
  const hardest = [
    '1'.repeat(4100),
    '1.'.repeat(2050),
    '1s'.repeat(2050),
    '12 '.repeat(1366),
    'one and a half '.repeat(273),
    'no sing '.repeat(512),
    'with voice mit stimme '.repeat(186),
  ]
  for (const text of hardest) {
    const begun = performance.now()
    readPrompt(text)
    expect(performance.now() - begun).toBeLessThan(500)
  }
})

test('a decade never is a length, whatever is said beside it', () => {
  const decade = fc.constantFrom('40s', '50s', '60s', '70s', '80s', '90s', '1950s', '1980s', '1990s', '808s', '909s')
  const other = fc.constantFrom(
    'pop',
    'a calm',
    'with drums',
    'in D minor',
    'und Streicher',
    'music',
    'the',
    ',',
    'at 120 bpm',
  )
  fc.assert(
    fc.property(
      fc.array(other, { maxLength: 4 }),
      decade,
      fc.array(other, { maxLength: 4 }),
      (before, which, after) => {
        expect(readPrompt([...before, which, ...after].join(' ')).lengthMs).toBeUndefined()
      },
    ),
  )
})
