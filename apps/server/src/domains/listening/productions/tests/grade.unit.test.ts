import { producerLimits } from '@vireo/contracts/productions'
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { editDistance } from '#kernel/texts/edit-distance.ts'
import { grade } from './grade.ts'
import { wordsIn } from './words-in.ts'

const asked = (...expected: string[]) => expected.map((text) => ({ prompt: 'So?', expected: text, recording_id: null }))
const answered = (...texts: string[]) => texts.map((text, at) => ({ question_id: String(at + 1), text }))

test('case, signs and shapes of characters are no errors; words that are missing, other or too many are', () => {
  expect(grade(asked('Don’t stop, Grace!'), answered("don't  stop grace"), 'en')).toBe(100)
  expect(grade(asked('one two three four'), answered('one too three'), 'en')).toBe(50)
  expect(grade(asked('one two three four'), answered('one two and three four'), 'en')).toBe(75)
  expect(grade(asked('今日は天気がいい'), answered('今日は天気がいい。'), 'ja')).toBe(100)
})

test('an answer that is missing costs its words, and one that never ends costs no more than that', () => {
  expect(grade(asked('one two', 'three four'), answered('one two'), 'en')).toBe(50)
  expect(grade(asked('one two', 'three four'), answered('one two', 'no '.repeat(500)), 'en')).toBe(50)
  expect(grade(asked('one'), [], 'en')).toBe(0)
})

test('no answer makes more work than it is long: one character that is many, one word without end', () => {
  const segment = vi.spyOn(Intl.Segmenter.prototype, 'segment')
  const { answerMax } = producerLimits.test
  const lengthsOf = (answer: string) => {
    segment.mockClear()
    expect(grade(asked('بسم الله'), answered(answer), 'ar')).toBe(0)
    return segment.mock.calls.map(([text]) => text.length)
  }
  for (const answer of ['\uFDFA'.repeat(answerMax), 'ا'.repeat(answerMax)]) {
    const lengths = lengthsOf(answer)
    expect(Math.max(...lengths)).toBeLessThanOrEqual(500)
    expect(lengths.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(5 * answerMax)
  }
  vi.restoreAllMocks()
})

test('word errors are a distance: none of the same, alike both ways, never more than the longer', () => {
  const words = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 12 })
  fc.assert(
    fc.property(words, words, (one, other) => {
      const errors = editDistance(one, other)
      expect(errors).toBe(editDistance(other, one))
      expect(errors === 0).toBe(one.join() === other.join())
      expect(errors).toBeGreaterThanOrEqual(Math.abs(one.length - other.length))
      expect(errors).toBeLessThanOrEqual(Math.max(one.length, other.length))
    }),
  )
  expect(wordsIn('Ein Wort, zwei Wörter.', 'de')).toEqual(['ein', 'wort', 'zwei', 'wörter'])
})
