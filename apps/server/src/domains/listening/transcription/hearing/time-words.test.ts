import type { RecognisedWord } from '@vireo/engines'
import { expect, test } from 'vitest'
import { timeWords, wordsOf } from './time-words.ts'

const whole = { fromMs: 0, toMs: 2000 }

test('words take the times of what was said in their place, with the punctuation that only the text has', () => {
  const said = [
    { text: 'hello', startMs: 100, endMs: 500 },
    { text: 'big', startMs: 700, endMs: 900 },
    { text: 'world', startMs: 1000, endMs: 1400 },
  ]
  expect(timeWords('Hello, big world!', said, whole)).toEqual([
    { text: 'Hello,', startMs: 100, endMs: 500 },
    { text: 'big', startMs: 700, endMs: 900 },
    { text: 'world!', startMs: 1000, endMs: 1400 },
  ])
})

test('where numbers are written in fewer letters than they are said, times still rise and stay inside', () => {
  const said = [
    { text: 'twenty', startMs: 0, endMs: 300 },
    { text: 'three', startMs: 300, endMs: 600 },
    { text: 'cats', startMs: 600, endMs: 1000 },
  ]
  const words = timeWords('23 cats', said, whole)
  expect(words.map(({ text }) => text)).toEqual(['23', 'cats'])
  expect(words[0]?.startMs).toBe(0)
  expect(words[1]?.endMs).toBe(1000)
  expect(words[1]?.startMs).toBeGreaterThanOrEqual(words[0]?.startMs ?? 0)
})

test('without times words last as long as they are written', () => {
  expect(timeWords('a bbb', [], whole)).toEqual([
    { text: 'a', startMs: 0, endMs: 500 },
    { text: 'bbb', startMs: 500, endMs: 2000 },
  ])
})

test('a script without spaces is split into words, and nothing of it is lost', () => {
  const words = wordsOf('今日は天気がいい。')
  expect(words.length).toBeGreaterThan(2)
  expect(words.map(({ text }) => text).join('')).toBe('今日は天気がいい。')
  expect(words.slice(1).every(({ joined }) => joined)).toBe(true)
})

test('a word is as sure as the least sure that was said in its place', () => {
  const said = [
    { text: 'twenty', startMs: 0, endMs: 300, probability: 0.5 },
    { text: 'three', startMs: 300, endMs: 600, probability: 1 },
    { text: 'cats', startMs: 600, endMs: 1000, probability: 0.25 },
  ]
  const logprobs = (text: string, heard: readonly RecognisedWord[] = said) =>
    timeWords(text, heard, whole).map(({ logprob = 0 }) => Math.exp(logprob))
  expect(logprobs('Twenty three cats!')).toEqual([0.5, 1, 0.25])
  expect(logprobs('twenty-three cats')).toEqual([0.5, 0.25])
  expect(logprobs('twenty three cats', [{ ...first(said), probability: 0 }])[0]).toBeCloseTo(1e-6)
  const untold = said.map(({ text, startMs, endMs }) => ({ text, startMs, endMs }))
  expect(timeWords('twenty three cats', untold, whole).some((word) => 'logprob' in word)).toBe(false)
})

function first<T>([one]: readonly T[]): T {
  if (one === undefined) throw new Error('none')
  return one
}
