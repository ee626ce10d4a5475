import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { arbitraryText, growthFactor, hostileUnits, repeated } from './testing.ts'
import { pieceWeightMax, splitSentences } from './split-sentences.ts'

const pieces = (text: string, language = 'en', quickStart = false) =>
  splitSentences(text, { language, quickStart }).map((span) => text.slice(span.start, span.end))

describe('sentences end', () => {
  test.each([
    ['en', ['One. ', 'Two! ', 'Three? ', 'Four.']],
    ['en', ['Dr. Smith met Mrs. Jones at 3.15 p.m. on Main St. for tea. ', 'They left.']],
    ['en', ['It cost $3.50, i.e. nothing. ', 'J. R. R. Tolkien wrote it.']],
    ['en', ['Well... maybe not. ', 'Hmm... ', 'Yes.']],
    ['en', ['"Stop!" he said. ', 'She did.']],
    ['en', ['So did I. ', 'See example.com or v1.2 now.']],
    ['en', ['1. First item. ', 'Second.']],
    ['de', ['Am 3. Oktober, z. B. in Berlin, ist frei. ', 'Dr. Weiß kommt.']],
    ['fr', ['M. Dupont est là. ', 'Il attend.']],
    ['es', ['¿Qué tal? ', '¡Muy bien! ', 'El Sr. Ruiz llega.']],
    ['ja', ['今日は晴れ。', '明日は雨？', '「はい。」', 'と言った。']],
    ['zh', ['你好！', '今天天气很好。', '再见。']],
    ['hi', ['नमस्ते। ', 'आप कैसे हैं? ', 'ठीक है।']],
    ['ar', ['مرحبا. ', 'كيف حالك؟ ', 'بخير.']],
    ['en', ['A line\n', 'Another line\n\n', 'A paragraph']],
  ])('%s %j', (language, expected) => {
    expect(pieces(expected.join(''), language)).toEqual(expected)
  })

  test('says what ends each piece', () => {
    const spans = splitSentences('One. Two\nThree.\n\nfour', { language: 'en', quickStart: false })
    expect(spans.map((span) => span.ends)).toEqual(['sentence', 'line', 'paragraph', 'cut'])
  })
})

describe('long sentences', () => {
  const clause = 'the cat sat on the mat and looked at the moon'

  test('are cut at clause marks first', () => {
    const text = `${Array.from({ length: 9 }, () => clause).join(', ')}.`
    for (const piece of pieces(text).slice(0, -1)) expect(piece).toMatch(/, $/)
  })

  test('then at spaces', () => {
    const text = Array.from({ length: 9 }, () => clause).join(' ')
    for (const piece of pieces(text).slice(0, -1)) expect(piece).toMatch(/\w $/)
  })

  test('then anywhere but inside a grapheme', () => {
    const family = '👨‍👩‍👧'
    const found = pieces(family.repeat(500))
    expect(found.length).toBeGreaterThan(1)
    for (const piece of found) expect(piece).toMatch(new RegExp(`^(?:${family})+$`))
  })

  test('of syllabic scripts are cut sooner, at their own commas', () => {
    const found = pieces('今日はとても天気がよかったので、'.repeat(12))
    for (const piece of found) {
      expect(piece.length).toBeLessThan(80)
      expect(piece).toMatch(/、$/)
    }
  })
})

describe('a quick start', () => {
  test('cuts the first clause off a long first sentence', () => {
    const text =
      'When the rain had finally stopped, everybody went outside, because the air was fresh. Then: a long, very long, really long pause came over all of them.'
    expect(pieces(text, 'en', true).slice(0, 2)).toEqual([
      'When the rain had finally stopped, ',
      'everybody went outside, because the air was fresh. ',
    ])
    expect(pieces(text, 'en', true)).toHaveLength(3)
  })

  test.each([
    ['a sentence of 60 characters or less', 'Short as it is, this sentence stays whole, comma or not.'],
    [
      'a sentence without a clause mark',
      'There is no mark in this rather long sentence where anybody could cut it at all.',
    ],
    ['numbers with commas', 'The 1,000,000 people of 10:30 had been waiting for a very long time without any pause'],
    ['a mark near either end only', 'Yes, the people had been waiting for a very long time without any pause, too.'],
  ])('leaves %s alone', (_, text) => {
    expect(pieces(text, 'en', true)).toEqual([text])
  })
})

describe('for every text', () => {
  test('the pieces tile it, none is longer than allowed, none cuts a surrogate pair', () => {
    fc.assert(
      fc.property(arbitraryText, fc.boolean(), (text, quickStart) => {
        const spans = splitSentences(text, { language: 'en', quickStart })
        expect(spans.map((span) => text.slice(span.start, span.end)).join('')).toBe(text)
        let at = 0
        for (const { start, end } of spans) {
          expect(start).toBe(at)
          expect(end).toBeGreaterThan(start)
          expect(Array.from(text.slice(start, end)).length).toBeLessThanOrEqual(pieceWeightMax)
          expect(/[\uD800-\uDBFF]$/.test(text.slice(start, end)) && /^[\uDC00-\uDFFF]/.test(text.slice(end))).toBe(
            false,
          )
          at = end
        }
      }),
    )
  })

  test.each(hostileUnits.map((unit) => [unit]))('100 kB of %j is cut, in linear time', (unit) => {
    const found = pieces(repeated(unit, 100_000), 'en', true)
    expect(found.join('')).toBe(repeated(unit, 100_000))
    for (const piece of found) expect(Array.from(piece).length).toBeLessThanOrEqual(pieceWeightMax)
    expect(found.filter((piece) => /^[\uDC00-\uDFFF]/.test(piece))).toEqual([])
    expect(growthFactor((length) => pieces(repeated(unit, length), 'en', true))).toBeLessThan(50)
  })
})
