import { describe, expect, test } from 'vitest'
import { timedCharacters, timedWords, unitTimes } from './text-times.ts'

const mark = (textStart: number, textEnd: number, startMs: number, endMs: number, loss = 0.5) => {
  return { textStart, textEnd, startMs, endMs, loss }
}

describe('characters', () => {
  test('share the time of their word and of the pause behind it, without a gap', () => {
    const text = 'ab, c.'
    const times = unitTimes(text, [mark(0, 2, 100, 300), mark(4, 5, 500, 600)])
    expect(timedCharacters(text, times)).toEqual([
      { text: 'a', startMs: 100, endMs: 200 },
      { text: 'b', startMs: 200, endMs: 300 },
      { text: ',', startMs: 300, endMs: 400 },
      { text: ' ', startMs: 400, endMs: 500 },
      { text: 'c', startMs: 500, endMs: 600 },
      { text: '.', startMs: 600, endMs: 600 },
    ])
  })

  test('are code points, and never go back whatever an engine says', () => {
    const text = '😀 a b'
    const times = unitTimes(text, [mark(3, 4, 200, 400), mark(5, 6, 100, 150), mark(1, 2, 0, 9)])
    const characters = timedCharacters(text, times)
    expect(characters.map((each) => each.text).join('')).toBe(text)
    for (const [at, { startMs, endMs }] of characters.entries()) {
      expect(endMs).toBeGreaterThanOrEqual(startMs)
      expect(startMs).toBe(at === 0 ? 200 : characters[at - 1]?.endMs)
    }
  })

  test('of a text that nobody heard take no time', () => {
    expect(timedCharacters('a b', unitTimes('a b', [])).every(({ endMs }) => endMs === 0)).toBe(true)
  })
})

describe('words', () => {
  test('are what stands between spaces, sound as long as their letters, and have the loss of their marks', () => {
    const text = '“Well – well!”, 3.5%'
    const marks = [
      mark(1, 5, 0, 100, 0.4),
      mark(8, 12, 300, 400, 0.6),
      mark(16, 17, 500, 600, 1),
      mark(18, 19, 600, 900, 0),
    ]
    const words = timedWords(text, unitTimes(text, marks), { marks, language: 'en' })
    expect(words).toEqual([
      { text: '“Well', startMs: 0, endMs: 100, loss: 0.4 },
      { text: 'well!”,', startMs: 300, endMs: 400, loss: 0.6 },
      { text: '3.5%', startMs: 500, endMs: 900, loss: 0.5 },
    ])
  })

  test('are found without spaces where nobody writes them', () => {
    const text = '今日は晴れです。'
    const marks = [mark(0, 7, 0, 700)]
    const words = timedWords(text, unitTimes(text, marks), { marks, language: 'ja' })
    expect(words.length).toBeGreaterThan(2)
    expect(words.map((word) => word.text).join('')).toBe('今日は晴れです')
  })
})

describe('a text that is meant to take long', () => {
  const timed = (text: string, language = 'en') =>
    timedWords(text, unitTimes(text, []), { marks: [], language }).map((word) => word.text)

  test('takes no longer than others: a word with signs in it', () => {
    const word = `a${'!'.repeat(150_000)}a`
    const began = performance.now()
    expect(timed(word)).toEqual([word])
    expect(performance.now() - began).toBeLessThan(2000)
  })

  test.each([
    ['th', 'สวัสดีครับ'],
    ['zh', '今天天气很好'],
    ['ja', '今日は晴れです'],
    ['zh', '𠮷野家'],
  ])('takes no longer than others, and little memory: one without spaces (%s)', (language, words) => {
    const text = words.repeat(Math.ceil(40_000 / words.length))
    const began = performance.now()
    expect(timed(text, language).join('')).toBe(text)
    expect(performance.now() - began).toBeLessThan(4000)
  })

  test('has the words that it has as a whole, wherever it is cut', () => {
    const text = 'สวัสดีครับ今天天气很好,𠮷野家today'.repeat(120)
    const whole = [...new Intl.Segmenter('th', { granularity: 'word' }).segment(text)]
    const words = whole.map(({ segment }) => segment).filter((word) => /[\p{L}\p{M}\p{N}]/u.test(word))
    expect(timed(text, 'th')).toEqual(words)
  })

  test('sounds to its last letter, whatever follows it', () => {
    const text = '𠮷!😀 a'
    const marks = [mark(0, 2, 0, 100), mark(6, 7, 300, 400)]
    expect(timedWords(text, unitTimes(text, marks), { marks, language: 'en' })[0]).toMatchObject({ endMs: 100 })
  })
})
