import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { arbitraryText, growthFactor, hostileUnits, repeated } from './testing.ts'
import { type PlannedPiece, planPieces } from './plan-pieces.ts'
import { isAudible, prepareText } from './prepare-text.ts'

const english = { languages: ['en-US'], canSpeak: () => true }
const brief = (piece: PlannedPiece) => [
  piece.text,
  piece.language,
  piece.readBy,
  piece.pauseAfterMs,
  piece.gapAfterMs ?? 0,
]

describe('planPieces', () => {
  test('keeps the order of speech, pauses and voices', () => {
    expect(planPieces('Hello. <break time="2s"/> He said 你好！\n\nBye.', english).map(brief)).toEqual([
      ['Hello.', 'en', 'voice', 0, 0],
      ['', '', 'voice', 2000, 0],
      ['He said ', 'en', 'voice', 0, 0],
      ['你好！\n\n', 'zh', 'other', 0, 600],
      ['Bye.', 'en', 'voice', 0, 0],
    ])
  })

  test('takes a breath at the end of clauses and sentences, also of those that are written out', () => {
    const text = 'It costs $5 in the old shop at the corner, which is not much for 2 kg of flour. Good.'
    expect(planPieces(text, english).map((piece) => [piece.text, piece.gapAfterMs ?? 0])).toEqual([
      ['It costs five dollars in the old shop at the corner, ', 120],
      ['which is not much for two kilograms of flour. ', 250],
      ['Good.', 0],
    ])
    expect(planPieces(text, { ...english, goesOn: true }).at(-1)?.gapAfterMs).toBe(250)
    expect(planPieces(text, { ...english, normalizes: false })[0]?.text).toContain('$5')
  })

  test('leaves out what no voice can speak, and keeps its place', () => {
    const pieces = planPieces('One ᏣᎳᎩ two', { ...english, canSpeak: (language) => language !== 'chr' })
    expect(pieces.map((piece) => [piece.text, piece.sourceStart, piece.sourceEnd])).toEqual([
      ['One ', 0, 8],
      ['two', 8, 11],
    ])
    expect(planPieces('Привет', { ...english, canSpeak: () => false })).toEqual([])
  })

  test('starts quickly once, whatever comes before the first word', () => {
    const long = 'When the rain had finally stopped, everybody went outside into the fresh air again. '
    const texts = planPieces(`😀 <break time="1s"/> ${long}${long}`, english).map((piece) => piece.text)
    expect(texts.slice(1)).toEqual([
      'When the rain had finally stopped, ',
      'everybody went outside into the fresh air again. ',
      long.trim(),
    ])
  })

  test('gives nothing for text without sound', () => {
    for (const text of ['', '   ', '...', '😀', '[laughs]', '<break time="2s"/>'])
      expect(planPieces(text, english)).toEqual([])
  })
})

const sounds = (texts: string[]) => texts.join('').replace(/[^\p{L}\p{N}]/gu, '')

describe('for every text', () => {
  const anyVoice = fc.constantFrom(['en'], ['ja'], ['zh'], ['ru'], ['hi', 'en'])
  const someSpoken = fc.constantFrom(
    () => true,
    (language: string) => language < 'k',
  )

  test('the source ranges tile it and every piece is a pause or audible', () => {
    fc.assert(
      fc.property(arbitraryText, anyVoice, someSpoken, (source, languages, canSpeak) => {
        const pieces = planPieces(source, { languages, canSpeak })
        if (pieces.length === 0) return
        let at = 0
        for (const piece of pieces) {
          expect(piece.sourceStart).toBe(at)
          expect(piece.sourceEnd).toBeGreaterThan(at)
          expect(piece.text === '' ? piece.pauseAfterMs > 0 : isAudible(piece.text)).toBe(true)
          at = piece.sourceEnd
        }
        expect(at).toBe(source.length)
      }),
    )
  })

  test('every code unit read comes from the source range of its piece', () => {
    fc.assert(
      fc.property(arbitraryText, anyVoice, (source, languages) => {
        for (const piece of planPieces(source, { languages, canSpeak: () => true })) {
          expect(piece.sourceIndex).toHaveLength(piece.text.length)
          for (const index of piece.sourceIndex) {
            expect(index).toBeGreaterThanOrEqual(piece.sourceStart)
            expect(index).toBeLessThan(piece.sourceEnd)
          }
        }
      }),
    )
  })

  test('the pieces together are the text that was prepared, but for what makes no sound', () => {
    // The one script in these texts that no voice is known for.
    const speakable = arbitraryText.map((text) =>
      text.replace(/[^\p{ASCII}\p{Script=Cyrillic}\p{Script=Han}\p{Script=Thai}\p{P}]/gu, ''),
    )
    fc.assert(
      fc.property(speakable, (source) => {
        const prepared = prepareText(source).map((segment) => (segment.kind === 'spoken' ? segment.text : ''))
        const planned = planPieces(source, { ...english, normalizes: false }).map((piece) => piece.text)
        expect(sounds(planned)).toBe(sounds(prepared))
      }),
    )
  })

  test('a text in which voices would take turns without end has no piece that its voice cannot read', () => {
    const unreadable = (source: string) =>
      planPieces(source, english).filter(({ text, readBy }) => readBy === 'voice' && !/[a-z0-9]/i.test(text))
    expect(unreadable('д漢'.repeat(1500))).toEqual([])
    expect(unreadable('д漢'.repeat(1000) + ' 漢漢漢漢。 hello there. 漢漢。 42.')).toEqual([])
    expect(planPieces('д漢'.repeat(1000) + ' 漢漢。 hello there. 漢漢。 42.', english).at(-1)?.text).toMatch(/42|forty/)
  })

  test.each(hostileUnits.map((unit) => [unit]))('the time for %j over and over grows with its length', (unit) => {
    expect(growthFactor((length) => planPieces(repeated(unit, length), english))).toBeLessThan(50)
  })
})
