import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compose } from '../compose/compose.ts'
import { planPiece } from '../compose/decide.ts'
import { swung, unswung } from '../compose/feel.ts'
import { genreNames } from '../genres/index.ts'
import { manyParts } from '../many-parts.testing.ts'
import { barsOfScore, notate } from './notate.ts'
import { writeMusicXml } from './write-musicxml.ts'

const pieces = fc.record({
  genre: fc.constantFrom(...genreNames),
  lengthMs: fc.integer({ min: 3000, max: 90_000 }),
  seed: fc.nat(),
})

test('what is written of a bar is as long as the bar, for every part', () => {
  fc.assert(
    fc.property(pieces, ({ genre, ...wishes }) => {
      const score = compose(planPiece(genre, wishes))
      const bars = barsOfScore(score)
      for (const { notes } of score.parts) {
        const written = notate(notes, score)
        expect(written.map(({ length }) => length)).toEqual(bars.map(({ length }) => length))
        for (const bar of written) expect(bar.written.reduce((sum, { length }) => sum + length, 0)).toBe(bar.length)
      }
    }),
    { numRuns: 30 },
  )
})

test('swing is undone when a part is written down', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0, max: 200, noNaN: true }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (beat, swing) => {
        expect(unswung(swung(beat, swing), swing)).toBeCloseTo(beat, 6)
      },
    ),
  )
})

test('the document names parts, sections, chords and the key, and every element is closed', () => {
  const score = compose(planPiece('jazz in F major', { lengthMs: 30_000, seed: 1 }))
  const xml = writeMusicXml(score, 'A <piece> & more')
  expect(xml).toContain('<work-title>A &lt;piece&gt; &amp; more</work-title>')
  expect(xml.match(/<part id=/gu)).toHaveLength(score.parts.length)
  expect(xml.match(/<measure /gu)).toHaveLength(score.parts.length * barsOfScore(score).length)
  expect(xml).toContain('<fifths>-1</fifths>')
  for (const { name } of score.sections) expect(xml).toContain(`<rehearsal>${name}</rehearsal>`)
  expect(xml.match(/<harmony>/gu)?.length).toBe(score.chords.length)
  expect(unclosed(xml)).toEqual([])
})

/** Lists the elements that are opened and not closed in their order. */
function unclosed(xml: string): string[] {
  const open: string[] = []
  for (const [, slash, name = '', end] of xml.matchAll(/<(\/?)([a-z0-9-]+)[^>]*?(\/?)>/gu)) {
    if (end === '/') continue
    if (slash === '') open.push(name)
    else if (open.pop() !== name) return [name]
  }
  return open
}

test('each part of a piece of many parts has a staff of its own', () => {
  const score = manyParts()
  const xml = writeMusicXml(score, 'A piece')
  const staves = [...xml.matchAll(/<part id="(P\d+)">/gu)].map(([, id]) => id)
  expect(staves).toEqual(score.parts.map((_, nth) => `P${nth + 1}`))
  expect([...xml.matchAll(/<score-part id="(P\d+)">/gu)].map(([, id]) => id)).toEqual(staves)
})
