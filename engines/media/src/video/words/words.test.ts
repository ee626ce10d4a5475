import { describe, expect, test } from 'vitest'
import { cutWords } from './cut-words.ts'
import type { Ink } from './draw-words.ts'
import { layOut, type Measured } from './lay-out.ts'

const cut = (said: string) =>
  cutWords({ characters: [...said], startMs: [...said].map((_, at) => at * 10) }).map(
    ({ text, startMs, isClose }) => `${isClose ? '~' : ''}${text}@${startMs}`,
  )

describe('a line may end', () => {
  test.each([
    ['between words, which keep their marks', 'Hello, world!', ['Hello,@0', 'world!@70']],
    ['at any kind of space', 'one\n two\u00A0three', ['one@0', 'two@50', 'three@90']],
    ['within Chinese, but not before a mark', '你好，世界', ['你好，@0', '~世界@30']],
    ['within Japanese, but not after what opens', 'はい。「いいえ」', ['はい。@0', '~「いいえ」@30']],
    ['nowhere in nothing', ' \n', []],
  ])('%s', (_rule, said, lines) => {
    expect(cut(said)).toEqual(lines)
  })

  test('in what is longer than a line, and pictures take no place', () => {
    expect(cut('a'.repeat(50))).toHaveLength(3)
    expect(cut('yes 😀 no👍🏽')).toEqual(['yes@0', 'no@60'])
  })
})

const ink: Ink = { width: 1, height: 1, left: 0, top: 0, coverage: new Uint8Array(1) }
const area = { left: 10, top: 0, width: 100, height: 20, linePx: 10, spacePx: 10 }
const word = (direction: Measured['direction'], startMs: number | null, isClose = false): Measured => ({
  width: 20,
  ink,
  direction,
  startMs,
  isClose,
})
const placesOf = (words: readonly Measured[]) =>
  layOut(words, area, 1000).map((page) => page.words.map(({ x, startMs }) => `${startMs}:${x}`))

describe('words of a line stand', () => {
  test('from the left', () => {
    expect(placesOf([word('ltr', 1), word('ltr', 2)])).toEqual([['1:10', '2:40']])
  })
  test('from the right', () => {
    expect(placesOf([word('rtl', 1), word('rtl', 2)])).toEqual([['2:60', '1:90']])
  })
  test('from the right, with words of the other side in their own order', () => {
    expect(placesOf([word('rtl', 1), word('ltr', 2), word('ltr', 3)])).toEqual([['2:30', '3:60', '1:90']])
  })
  test('close together where there was no space', () => {
    expect(placesOf([word('ltr', 1), word('ltr', 2, true)])).toEqual([['1:10', '2:30']])
  })
})

test('what does not fit goes on in the next line, and on the next page when its first word is heard', () => {
  const pages = layOut(
    Array.from({ length: 8 }, (_, at) => word('ltr', at * 100)),
    area,
    1000,
  )
  // Three lines of three on pages of two: two on the first, one on the second.
  expect(pages.map(({ startMs, words }) => [startMs, words.length])).toEqual([
    [0, 6],
    [600, 2],
  ])
})

test('without times, pages share the length of the sound', () => {
  const pages = layOut(
    Array.from({ length: 12 }, () => word('ltr', null)),
    area,
    1000,
  )
  expect(pages.map(({ startMs }) => startMs)).toEqual([0, 500])
})
