import { expect, test } from 'vitest'
import { type Change, diffVersions, paragraphEnd, wordsOfVersion } from './diff-versions.ts'

const words = (text: string) => text.split(' ').filter((word) => word !== '')
const written = (changes: readonly Change[]) =>
  changes.map(({ kind, words: run }) => ({ same: '=', gone: '-', new: '+' })[kind] + run.join(' '))

test.each([
  ['the same', 'a b c', 'a b c', ['=a b c']],
  [
    'a word corrected',
    'we met in the garten today',
    'we met in the garden today',
    ['=we met in the', '-garten', '+garden', '=today'],
  ],
  ['words in several places', 'a b c d e f', 'a x c d f g', ['=a', '-b', '+x', '=c d', '-e', '=f', '+g']],
  ['a word twice', 'the the cat', 'the cat', ['=the', '-the', '=cat']],
  ['all of it', 'a b', 'x y', ['-a b', '+x y']],
  ['from nothing', '', 'a b', ['+a b']],
  ['to nothing', 'a b', '', ['-a b']],
])('%s', (_, before, after, expected) => {
  expect(written(diffVersions(words(before), words(after)))).toEqual(expected)
})

test('what comes of a comparison is both texts again, whatever they are', () => {
  let seed = 1
  const some = () => Array.from({ length: 40 }, () => 'abcde'[(seed = (seed * 48_271) % 2_147_483_647) % 5] ?? 'a')
  for (let round = 0; round < 300; round++) {
    const [before, after] = [some(), some()]
    for (const most of [undefined, 0, 7]) {
      const changes = diffVersions(before, after, most)
      const without = (kind: Change['kind']) => changes.flatMap((change) => (change.kind === kind ? [] : change.words))
      expect(without('new')).toEqual(before)
      expect(without('gone')).toEqual(after)
    }
  }
})

test('three hours are compared at once, also where all of them were written anew', () => {
  const before = Array.from({ length: 27_000 }, (_, at) => `word${at % 911}`)
  const after = before.with(20, 'corrected').with(26_900, 'corrected')
  expect(written(diffVersions(before, after)).filter((run) => !run.startsWith('='))).toHaveLength(4)
  expect(
    diffVersions(
      before,
      before.map((word) => `other ${word}`),
    ).map(({ kind }) => kind),
  ).toEqual(['gone', 'new'])
})

test('of more changes than are looked for, what both begin and end with is left', () => {
  const [before, after] = [words('a b c d e f'), words('a x c y e f')]
  expect(written(diffVersions(before, after, 3))).toEqual(['=a', '-b c d', '+x c y', '=e f'])
  expect(written(diffVersions(before, after, 4))).toEqual(['=a', '-b', '+x', '=c', '-d', '+y', '=e f'])
})

test('words of a version know who speaks and where paragraphs end', () => {
  const said = (text: string) => [{ text, type: 'word' as const, logprob: 0 }]
  const paragraphs = [
    { speaker_id: 'a', tokens: said('Hello') },
    { speaker_id: null, tokens: said('Hi') },
  ]
  expect(wordsOfVersion({ speakers: [{ id: 'a', name: 'Chair' }], paragraphs })).toEqual([
    'Chair:',
    'Hello',
    paragraphEnd,
    'Hi',
  ])
})
