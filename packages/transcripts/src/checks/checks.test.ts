import { expect, test } from 'vitest'
import type { TimedSegment } from '../timed/timed-text.ts'
import { captionRules, remarkRules, transcriptRules } from './check-rules.ts'
import { createChecker } from './check-segments.ts'
import type { TextChecks } from './check-text.ts'
import { differingNumbers, numbersIn } from './numbers-in.ts'

const captions: TextChecks = { rules: { ...captionRules, gapLeastS: 0.08 }, isTranslated: false, glossary: [] }
const translated: TextChecks = { ...captions, isTranslated: true }
const segment = (text: string, start = 0, end = 3, translation?: string): TimedSegment => {
  return {
    id: `${start}`,
    text,
    speaker_id: 'a',
    start_s: start,
    end_s: end,
    ...(translation !== undefined && { translation }),
  }
}

test.each([
  ['nothing is wrong', segment('It rains a lot today.'), captions, []],
  ['nothing is written', segment(' '), captions, [{ kind: 'empty' }]],
  [
    'too much to read',
    segment('It rains a lot today, so we stay.', 0, 1),
    captions,
    [{ kind: 'too_fast', charsPerSecond: 33 }],
  ],
  ['as much as can be read', segment('a'.repeat(20), 0, 1), captions, []],
  ['a transcript may be fast', segment('a'.repeat(29), 0, 1), { ...captions, rules: transcriptRules }, []],
  [
    'a broken line that is too long',
    segment(`${'a'.repeat(43)}\nb`),
    captions,
    [{ kind: 'long_line', characters: 43 }],
  ],
  [
    'more lines than fit',
    segment(Array(30).fill('abcd').join(' '), 0, 7),
    { ...captions, rules: { ...captionRules, charsPerSecond: null } },
    [{ kind: 'many_lines', lines: 4 }],
  ],
  ['too short', segment('Yes.', 0, 0.5), captions, [{ kind: 'too_short', seconds: 0.5 }]],
  ['too long', segment('Yes.', 0, 8), captions, [{ kind: 'too_long', seconds: 8 }]],
  ['a long silence before', segment('Yes.', 20, 22), captions, [{ kind: 'silence', seconds: 20 }]],
  ['no translation', segment('It rains.', 0, 3, ''), translated, [{ kind: 'untranslated' }]],
  [
    'a copy for a translation',
    segment('It rains today.', 0, 3, 'It rains today.'),
    translated,
    [{ kind: 'untranslated' }],
  ],
  ['a name stays a name', segment('Ada Lovelace', 0, 3, 'Ada Lovelace'), translated, []],
  [
    'another number',
    segment('1,000.5 men in 1815', 0, 3, '1.000,5 Mann 1851'),
    translated,
    [{ kind: 'numbers', missing: ['1815'], added: ['1851'] }],
  ],
  [
    'the translation is what is read',
    segment('Hm.', 0, 1, 'a'.repeat(21)),
    translated,
    [{ kind: 'too_fast', charsPerSecond: 21 }],
  ],
] as const)('%s', (_, one, checks, problems) => {
  expect(createChecker(checks)([one])[0]).toEqual(problems)
})

test('a term of the glossary is missed where what it is about is said', () => {
  const glossary = [{ term: 'engine', use: 'Maschine' }]
  const check = createChecker({ ...translated, glossary })
  const [first, second] = [
    segment('The Engine runs', 0, 3, 'Der Motor läuft'),
    segment('The engine', 3, 6, 'die maschine'),
  ]
  expect(check([first, second])).toEqual([[{ kind: 'glossary', term: 'engine', use: 'Maschine' }], []])
})

test('segments are compared with the one before them', () => {
  const check = createChecker(captions)
  const kinds = check([segment('One.', 0, 2), segment('Two.', 1.5, 4), segment('Three.', 4.04, 6)])
  expect(kinds).toEqual([[], [{ kind: 'overlap', seconds: 0.5 }], [{ kind: 'narrow_gap', seconds: 0.04 }]])
})

test('remarks say something, and are held to nothing else: they may lie over each other, be long, short and far apart', () => {
  const check = createChecker({ rules: remarkRules, isTranslated: false, glossary: [] })
  const remarks = [segment('a'.repeat(300), 0, 1), segment('Two.', 0.5, 90), segment(' ', 300, 300.1)]
  expect(check(remarks)).toEqual([[], [], [{ kind: 'empty' }]])
})

test('numbers are found in any writing', () => {
  expect(numbersIn('٣٫٥ and 10:30, 1’000 and १२')).toEqual(['35', '10', '30', '1000', '12'])
  expect(differingNumbers('2 of 2', 'zwei von 2')).toEqual({ missing: ['2'], added: [] })
})
