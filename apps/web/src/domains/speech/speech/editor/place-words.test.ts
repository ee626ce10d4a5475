import { expect, test } from 'vitest'

import { placeWords } from './place-words.ts'

const tokens = (...texts: string[]) =>
  texts.map((text) => ({ text, startMs: 0, endMs: 0, isWord: /\w/u.test(text), lineIndex: 0 }))
const found = (words: string[], text: string) =>
  placeWords(tokens(...words), text).map((place) => place && text.slice(place.start, place.end))

test('each word stands where it is said, also one that comes twice', () => {
  const text = 'The sea, the sea!'
  expect(placeWords(tokens('The', ' ', 'sea', ',', 'the', 'sea'), text)).toEqual([
    { start: 0, end: 3 },
    undefined,
    { start: 4, end: 7 },
    undefined,
    { start: 9, end: 12 },
    { start: 13, end: 16 },
  ])
})

test('a word that was taken out lights nothing, and those behind it do', () => {
  expect(found(['One', 'two', 'three'], 'One three')).toEqual(['One', undefined, 'three'])
})

test('a word that stands far behind is not the one that is heard', () => {
  expect(found(['One', 'end'], `One ${'x '.repeat(200)} end`)).toEqual(['One', undefined])
})
