import { describe, expect, test } from 'vitest'

import { progressOf, sentenceEnds } from './progress.ts'

const text = 'One is short. Two is a little longer than that! And three?'

describe('progress', () => {
  const ends = sentenceEnds([text])

  test('counts the sentences of a text, and of the lines of a dialogue', () => {
    expect(ends).toHaveLength(3)
    expect(sentenceEnds(['Who? Me.', '\n', 'You.'])).toEqual([5, 8, 13])
  })

  test('begins with the first sentence and knows no time before anything has come', () => {
    expect(progressOf(ends, 0, 900)).toEqual({ sentence: 1, sentences: 3, secondsLeft: undefined, share: 0 })
  })

  test('tells from what has come in which time how long the rest takes', () => {
    const made = 'One is short. '.length
    const half = progressOf(ends, made, 1000)
    expect(half).toMatchObject({ sentence: 2, sentences: 3 })
    expect(half.secondsLeft).toBe(Math.ceil((text.length - made) / made))
    expect(half.share).toBeCloseTo(made / text.length)
  })

  test('does not mind blanks that are missing, nor more characters than there are', () => {
    expect(progressOf(ends, 'One is short.'.length, 1000).sentence).toBe(2)
    expect(progressOf(ends, 10_000, 1000)).toEqual({ sentence: 3, sentences: 3, secondsLeft: 0, share: 1 })
  })
})
