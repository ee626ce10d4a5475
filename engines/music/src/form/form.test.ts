import fc from 'fast-check'
import { expect, test } from 'vitest'
import { genreNames, genres } from '../genres/index.ts'
import { barsOf, fitBars } from './fit-bars.ts'
import { pieceMs, planSections, sectionMs } from './plan-sections.ts'
import { kindOfName } from './section-plan.ts'

const wishes = fc.record({
  name: fc.constantFrom(...genreNames),
  lengthMs: fc.integer(pieceMs),
  tempoBpm: fc.integer({ min: 50, max: 180 }),
  curve: fc.constantFrom('usual', 'rising', 'falling', 'steady'),
  energy: fc.double({ min: -1, max: 1, noNaN: true }),
})

test('the sections of a plan add up to its length, and each is as long as the API allows', () => {
  fc.assert(
    fc.property(wishes, ({ name, ...rest }) => {
      const genre = genres[name]
      const sections = planSections(genre, { ...rest, metre: { beats: 4, unit: 4 } })
      const durations = sections.map(({ durationMs }) => durationMs)
      expect(durations.reduce((sum, each) => sum + each, 0)).toBe(rest.lengthMs)
      expect(Math.min(...durations)).toBeGreaterThanOrEqual(sectionMs.min)
      expect(Math.max(...durations)).toBeLessThanOrEqual(sectionMs.max)
      expect(sections.length).toBeLessThanOrEqual(30)
      expect(new Set(sections.map(({ name: called }) => called)).size).toBe(sections.length)
    }),
  )
})

test('sections stand within half a beat of where they were asked for, whatever their lengths', () => {
  const durations = fc.array(fc.integer({ min: 3000, max: 120_000 }), { minLength: 1, maxLength: 30 })
  const metres = fc.constantFrom(
    { beats: 4, unit: 4 } as const,
    { beats: 3, unit: 4 } as const,
    { beats: 6, unit: 8 } as const,
  )
  fc.assert(
    fc.property(durations, metres, fc.integer({ min: 50, max: 180 }), fc.boolean(), (list, metre, tempo, isTold) => {
      const { tempoBpm, sections } = fitBars(list, metre, tempo, isTold ? 'told' : 'free')
      expect(Math.abs(tempoBpm / tempo - 1)).toBeLessThanOrEqual(isTold ? 0.0041 : 0.041)
      let elapsedMs = 0
      for (const [at, section] of sections.entries()) {
        expect(Math.abs(section.startBeat - (elapsedMs * tempoBpm) / 60_000)).toBeLessThanOrEqual(0.5)
        elapsedMs += list[at] ?? 0
        const bars = barsOf(section, metre)
        expect(bars.reduce((sum, bar) => sum + bar.lengthBeats, 0)).toBeCloseTo(section.lengthBeats, 9)
      }
    }),
  )
})

test.each([
  ['Intro', 'intro'],
  ['Verse 2', 'verse'],
  ['Big Drop', 'chorus'],
  ['Pre-Chorus', 'build'],
  ['Refrain', 'chorus'],
  ['Ausklang', 'outro'],
  ['Guitar solo', 'solo'],
  ['Somewhere', 'verse'],
])('a section called “%s” is a %s', (name, kind) => {
  expect(kindOfName(name)).toBe(kind)
})
