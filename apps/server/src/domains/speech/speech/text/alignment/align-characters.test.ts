import type { WordMark } from '@vireo/engines'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type CharacterAlignment,
  type HeardPiece,
  alignCharacters,
  createCharacterAligner,
} from './align-characters.ts'
import { arbitraryText } from '../testing.ts'
import { planPieces } from '../plan-pieces.ts'

const english = { languages: ['en'], canSpeak: () => true }

function wordsOf(text: string, durationMs: number): WordMark[] {
  const found = Array.from(text.matchAll(/[\p{L}\p{N}\p{M}']+/gu))
  const slot = durationMs / (found.length + 1)
  return found.map((match, index) => ({
    textStart: match.index,
    textEnd: match.index + match[0].length,
    startMs: slot * index + slot / 4,
    endMs: slot * (index + 1),
  }))
}

/** What an engine would report: each piece lasts 50 ms a code unit, or its pause. */
function reportsOf(pieces: ReturnType<typeof planPieces>): HeardPiece[] {
  let startMs = 0
  return pieces.map((piece) => {
    const durationMs = piece.text.length * 50 + piece.pauseAfterMs
    const report = { startMs, durationMs, words: wordsOf(piece.text, piece.text.length * 50) }
    startMs += durationMs
    return report
  })
}

function expectGapFree({ characters, startMs, endMs }: CharacterAlignment, durationMs: number): void {
  expect(startMs).toHaveLength(characters.length)
  expect(endMs).toHaveLength(characters.length)
  expect(endMs.at(-1)).toBe(durationMs)
  // Each starts where the one before it ends, the first at 0.
  expect(startMs).toEqual([0, ...endMs.slice(0, -1)])
  expect(endMs).toEqual(endMs.toSorted((a, b) => a - b))
  expect(Math.min(...startMs)).toBe(0)
}

describe('alignCharacters', () => {
  test('puts words where the engine heard them', () => {
    const pieces = planPieces('Hi you', english)
    const words = [
      { textStart: 0, textEnd: 2, startMs: 40, endMs: 240 },
      { textStart: 3, textEnd: 6, startMs: 300, endMs: 600 },
    ]
    const { alignment } = alignCharacters('Hi you', pieces, [{ startMs: 0, durationMs: 700, words }], 700)
    expect(alignment).toEqual({
      characters: ['H', 'i', ' ', 'y', 'o', 'u'],
      startMs: [0, 140, 240, 300, 400, 500],
      endMs: [140, 240, 300, 400, 500, 700],
    })
  })

  test('gives the characters of a break the time of the pause, and those of other tags none', () => {
    const source = 'a [sighs] b<break time="2s"/>c'
    const pieces = planPieces(source, english)
    const { alignment, normalizedAlignment } = alignCharacters(source, pieces, reportsOf(pieces), 2200)
    const span = (text: string) => {
      const at = source.indexOf(text)
      return (alignment.endMs[at + text.length - 1] ?? 0) - (alignment.startMs[at] ?? 0)
    }
    expect(span('<break time="2s"/>')).toBeCloseTo(2000)
    expect(span('[sighs]')).toBe(0)
    expect(normalizedAlignment.characters.join('')).toBe('a b c')
    expectGapFree(normalizedAlignment, 2200)
  })

  test('keeps emoji in their place', () => {
    const source = 'one 😀 two'
    const pieces = planPieces(source, english)
    const { alignment } = alignCharacters(source, pieces, reportsOf(pieces), 350)
    expect(alignment.characters).toEqual(Array.from(source))
    expectGapFree(alignment, 350)
  })
})

describe('for every text', () => {
  test('the characters are the text, the times start at 0, leave no gap and end with the audio', () => {
    fc.assert(
      fc.property(arbitraryText, fc.double({ min: 0, max: 500, noNaN: true }), (source, extraMs) => {
        const pieces = planPieces(source, english)
        if (pieces.length === 0) return
        const reports = reportsOf(pieces)
        const last = reports.at(-1)
        const durationMs = (last?.startMs ?? 0) + (last?.durationMs ?? 0) + extraMs
        const { alignment, normalizedAlignment } = alignCharacters(source, pieces, reports, durationMs)
        expect(alignment.characters.join('')).toBe(source)
        expect(alignment.characters).toEqual(Array.from(source))
        expectGapFree(alignment, durationMs)
        expect(normalizedAlignment.characters.join('')).toBe(pieces.map((piece) => piece.text || ' ').join(''))
        expectGapFree(normalizedAlignment, durationMs)
      }),
    )
  })

  test('whatever an engine reports', () => {
    const anyMs = fc.double({ min: -1000, max: 5000 })
    const anyWord = fc.record({
      textStart: fc.integer({ min: -5, max: 80 }),
      textEnd: fc.integer({ min: -5, max: 80 }),
      startMs: anyMs,
      endMs: anyMs,
    })
    const anyReports = fc.array(
      fc.record({
        startMs: fc.double({ min: 0, max: 5000, noNaN: true }),
        durationMs: fc.double({ min: 0, max: 5000, noNaN: true }),
        words: fc.array(anyWord, { maxLength: 12 }),
      }),
    )
    fc.assert(
      fc.property(arbitraryText, anyReports, (source, raw) => {
        const pieces = planPieces(source, english)
        if (pieces.length === 0) return
        const { alignment } = alignCharacters(source, pieces, raw, 20_000)
        expect(alignment.characters.join('')).toBe(source)
        expectGapFree(alignment, 20_000)
      }),
    )
  })

  test('the streamed alignments joined are the alignment of the whole', () => {
    fc.assert(
      fc.property(arbitraryText, (source) => {
        const pieces = planPieces(source, english)
        if (pieces.length === 0) return
        const reports = reportsOf(pieces)
        const aligner = createCharacterAligner(source)
        const parts = pieces.map((piece, index) =>
          aligner.next(piece, reports[index] ?? { startMs: 0, durationMs: 0, words: [] }),
        )
        const last = reports.at(-1)
        const whole = alignCharacters(source, pieces, reports, (last?.startMs ?? 0) + (last?.durationMs ?? 0))
        expect(parts.flatMap((part) => part.alignment.characters)).toEqual(whole.alignment.characters)
        expect(parts.flatMap((part) => part.alignment.startMs)).toEqual(whole.alignment.startMs)
      }),
    )
  })
})
