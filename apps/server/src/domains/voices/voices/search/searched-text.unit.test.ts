import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createFinder, searchedTextOf, searchWordsOf } from './searched-text.ts'

const find = (said: string, search: string, bySlip = true) =>
  createFinder(searchWordsOf(search), { bySlip })(searchedTextOf([said]))

describe('a slip of the finger', () => {
  test.each([
    ['two letters in each other’s place', 'Clara', 'calra'],
    ['a letter too many', 'Clara', 'claara'],
    ['a letter missing', 'Vojtěch', 'vojtch'],
    ['a wrong letter', 'Zsófia', 'Zsofja'],
    ['a slip in the first letter', 'narrative', 'marrative'],
    ['a slip in another script', 'Алексей', 'алексйе'],
  ])('%s is forgiven', (_what, said, search) => {
    expect(find(said, search)).toBe(true)
    expect(find(said, search, false)).toBe(false)
  })

  test.each([
    ['two slips', 'Clara', 'clxrx'],
    ['a slip in a short word', 'old', 'odl'],
    ['another word', 'male', 'storm'],
  ])('%s is not', (_what, said, search) => {
    expect(find(said, search)).toBe(false)
  })

  const letter = fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz')
  const word = fc.array(letter, { minLength: 4, maxLength: 20 })
  test('any one edit of any word of four letters or more is forgiven', () => {
    fc.assert(
      fc.property(
        word,
        fc.nat(),
        letter,
        fc.constantFrom('drop', 'add', 'change', 'swap'),
        (letters, place, one, edit) => {
          const at = place % letters.length
          const slipped = [...letters]
          if (edit === 'drop') slipped.splice(at, 1)
          else if (edit === 'add') slipped.splice(at, 0, one)
          else if (edit === 'change') slipped[at] = one
          else slipped.splice(at, 2, ...slipped.slice(at, at + 2).toReversed())
          // What became shorter than four letters is compared as it is.
          if (slipped.length < 4) return
          expect(find(`voice ${letters.join('')}, warm`, slipped.join(''))).toBe(true)
        },
      ),
    )
  })
})

test('beginnings of words, any order, case and accents are found without forgiving anything', () => {
  for (const search of ['zsof', 'warm zsof', 'ZSÓFIA warm', 'narrative warm'])
    expect(find('Zsófia: warm narrative_story', search, false)).toBe(true)
  expect(find('anything', '  ', false)).toBe(true)
})

describe('a word', () => {
  const edith = 'Edith An elderly, gentle voice; fairy tales and memories. female old american narrative story'
  const walter = 'Walter A deep voice. male old american narrative story calm'
  test.each([
    ['is found where a word begins, not inside one', 'male', edith, false],
    ['is no beginning of another where its meaning is known', 'man', 'Mei A warm Mandarin voice. female', false],
    ['may begin a name, whatever it means', 'man', 'Mandy female', true],
    ['is found by another of its meaning', 'old man', walter, true],
    ['is found by another of its meaning, not by its contrary', 'old man', edith, false],
    ['that says nothing of a voice is passed over', 'calm woman for audiobooks', edith, true],
    ['may be German', 'alte Frau', edith, true],
    ['may be German, with an umlaut', 'männliche Stimme für Hörbücher', walter, true],
    ['has its commas and hyphens passed over', 'calm, deep', walter, true],
    ['is found after a quotation mark and a hyphen', 'fashioned', 'A „old-fashioned“ voice', true],
    ['of a script without spaces is found anywhere', '東京', '私の東京の声', true],
    ['that tells nothing is looked for where there is no other', 'the', 'The one', true],
    ['that is no word is looked for as it is', '🦜', edith, false],
    ['is not taken for a pattern', '.*', edith, false],
  ])('%s', (_what, search, said, expected) => {
    expect(find(said, search, false)).toBe(expected)
  })

  test('inside another is found only where nothing begins with it', () => {
    expect(find('Kundenhotline', 'hotline', false)).toBe(false)
    expect(find('Kundenhotline', 'hotline', true)).toBe(true)
    expect(find(edith, 'male', true)).toBe(false)
    expect(find('A tale', 'male', true)).toBe(false)
  })
})

test('a text of any length and script keeps its keys within bounds', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 2000 }), (said) => {
      const { keys } = searchedTextOf([said])
      expect(keys.length).toBeLessThanOrEqual(150 * 25)
      expect(keys.every((key) => Number.isInteger(key) && key >= -(2 ** 31) && key < 2 ** 31)).toBe(true)
    }),
    { numRuns: 50 },
  )
})
