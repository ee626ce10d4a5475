import fc from 'fast-check'
import { expect, test } from 'vitest'
import { genreNames } from '../genres/index.ts'
import { resembles } from '../incipits/resembles.ts'
import { instruments, isDrumKit } from '../instruments.ts'
import { classesOf } from '../theory/chords.ts'
import { isIn } from '../theory/keys.ts'
import { compose } from './compose.ts'
import { decide, planPiece, readSection } from './decide.ts'
import { readPrompt } from '../prompt/read-prompt.ts'
import { fitting, harmonise } from './harmonise.ts'
import { chanceOf } from '../random.ts'
import { genres } from '../genres/index.ts'
import { setChorale } from './chorale.ts'
import { parallels } from './parallels.ts'
import { unlikeKnown } from './unlike-known.ts'

const isWithin = (
  { startBeat }: { readonly startBeat: number },
  section: { readonly startBeat: number; readonly lengthBeats: number },
) => startBeat >= section.startBeat - 1e-9 && startBeat < section.startBeat + section.lengthBeats - 1e-9

const pieces = fc.record({
  genre: fc.constantFrom(...genreNames),
  lengthMs: fc.integer({ min: 3000, max: 120_000 }),
  seed: fc.integer({ min: 0, max: 2_147_483_647 }),
})
const runs = { numRuns: 30 }

test('any plan becomes notes that its players have, within the piece', () => {
  fc.assert(
    fc.property(pieces, ({ genre, ...wishes }) => {
      const score = compose(planPiece(genre, wishes))
      const endBeat = (wishes.lengthMs * score.tempoBpm) / 60_000
      expect(score.durationMs).toBe(wishes.lengthMs)
      expect(score.parts.length).toBeGreaterThan(0)
      for (const { instrument, notes } of score.parts) {
        const { low, high } = instruments[instrument].range
        for (const note of notes) {
          expect(note.pitch).toBeGreaterThanOrEqual(low)
          expect(note.pitch).toBeLessThanOrEqual(high)
          expect(note.velocity).toBeGreaterThanOrEqual(1)
          expect(note.velocity).toBeLessThanOrEqual(127)
          expect(note.lengthBeats).toBeGreaterThan(0)
          expect(note.startBeat).toBeGreaterThanOrEqual(0)
          expect(note.startBeat).toBeLessThan(endBeat + 0.5)
          expect(note.startBeat + note.lengthBeats).toBeLessThan(endBeat + 5)
        }
      }
    }),
    { ...runs, examples: [[{ genre: 'orchestral', lengthMs: 4243, seed: 1_633_702_505 }]] },
  )
})

test('the same seed writes the same, another seed something else', () => {
  fc.assert(
    fc.property(pieces, ({ genre, ...wishes }) => {
      const once = compose(planPiece(genre, wishes))
      expect(compose(planPiece(genre, wishes))).toEqual(once)
      expect(compose(planPiece(genre, { ...wishes, seed: wishes.seed ^ 0x55 })).parts).not.toEqual(once.parts)
    }),
    { numRuns: 12 },
  )
})

test('where one section is planned anew, the others stay note for note', () => {
  const plan = planPiece('pop', { lengthMs: 60_000, seed: 4 })
  const before = compose(plan)
  const changed = compose({
    ...plan,
    sections: plan.sections.map((each, nth) => (nth === 2 ? { ...each, seed: 99 } : each)),
  })
  const section = before.sections[2]
  const outside = (score: typeof before) =>
    score.parts.map(({ role, notes }) => [
      role,
      notes.filter(
        ({ startBeat }) =>
          startBeat < (section?.startBeat ?? 0) || startBeat >= (section?.startBeat ?? 0) + (section?.lengthBeats ?? 0),
      ),
    ])
  expect(outside(changed)).toEqual(outside(before))
  expect(changed.parts).not.toEqual(before.parts)
})

test('on every beat that weighs, a melody sings a note of the chord', () => {
  for (const genre of ['pop', 'waltz', 'orchestral', 'piano solo'] as const) {
    const score = compose(planPiece(genre, { lengthMs: 60_000, seed: 11 }))
    const melody = score.parts.find(({ role }) => role === 'melody')?.notes ?? []
    const bar = (score.metre.beats * 4) / score.metre.unit
    const heavy = melody.filter(({ startBeat }) => Math.abs(startBeat / bar - Math.round(startBeat / bar)) < 0.02)
    const inChord = heavy.filter((note) => {
      const sounding = score.chords.findLast(({ startBeat }) => startBeat <= note.startBeat + 0.1)
      return sounding && isIn(note.pitch, classesOf(sounding.chord))
    })
    expect(heavy.length).toBeGreaterThan(3)
    expect(inChord.length / heavy.length).toBeGreaterThan(0.9)
  }
})

test('four voices move without parallel fifths and octaves, in every key and progression of the baroque', () => {
  const { progressions, modes } = genres.baroque
  const cases = fc.record({
    tonic: fc.integer({ min: 0, max: 11 }),
    mode: fc.constantFrom(...modes),
    kind: fc.constantFrom('verse', 'chorus'),
    seed: fc.nat(),
  })
  fc.assert(
    fc.property(cases, ({ tonic, mode, kind, seed }) => {
      const key = { tonic, mode }
      const wishes = { genre: genres.baroque, key, metre: { beats: 4, unit: 4 } as const, kind, isLast: true }
      const chords = harmonise({ startBeat: 0, lengthBeats: 32 }, wishes, chanceOf(seed))
      const voices = setChorale(chords, key, chanceOf(seed))
      expect(parallels(voices)).toEqual([])
      for (const line of voices) expect(line.length).toBeGreaterThanOrEqual(chords.length)
    }),
    { numRuns: 25 },
  )
  expect(fitting(progressions.main, { tonic: 0, mode: 'minor' }).every((each) => each.startsWith('i.'))).toBe(true)
})

test('nor from any section of the baroque to any other', () => {
  const { modes } = genres.baroque
  const kinds = ['verse', 'chorus', 'bridge', 'outro'] as const
  const place = fc.record({
    kind: fc.constantFrom(...kinds),
    seed: fc.nat(),
    lengthBeats: fc.integer({ min: 3, max: 33 }),
  })
  const cases = fc.record({
    tonic: fc.integer({ min: 0, max: 11 }),
    mode: fc.constantFrom(...modes),
    places: fc.array(place, { minLength: 2, maxLength: 6 }),
  })
  fc.assert(
    fc.property(cases, ({ tonic, mode, places }) => {
      const key = { tonic, mode }
      let startBeat = 0
      const sections = places.map(({ kind, seed, lengthBeats }, nth) => {
        const isLast = nth === places.length - 1
        const wishes = { genre: genres.baroque, key, metre: { beats: 4, unit: 4 } as const, kind, isLast }
        const chords = harmonise({ startBeat, lengthBeats }, wishes, chanceOf(seed))
        startBeat += lengthBeats
        return setChorale(chords, key, chanceOf(seed))
      })
      const lines = [0, 1, 2, 3].map((voice) => sections.flatMap((section) => section[voice] ?? []))
      expect(parallels(lines)).toEqual([])
    }),
    { numRuns: 40 },
  )
})

test('parallels are found where they are, and nowhere else', () => {
  const line = (...pitches: number[]) => pitches.map((pitch, at) => ({ startBeat: at, pitch }))
  expect(parallels([line(48, 50), line(55, 57)])).toEqual([{ beat: 1, voices: [0, 1], semitones: 7 }])
  expect(parallels([line(48, 50), line(60, 62)])).toHaveLength(1)
  expect(parallels([line(48, 50), line(64, 65)])).toEqual([])
  expect(parallels([line(48, 48), line(55, 55)])).toEqual([])
})

test('no section has a line in which a melody is heard that everybody knows', () => {
  for (const genre of genreNames) {
    for (let seed = 0; seed < 6; seed += 1) {
      const { parts, sections } = compose(planPiece(genre, { lengthMs: 60_000, seed }))
      const lines = parts.filter(({ role }) => role === 'melody' || role === 'counter')
      const heard = sections.flatMap((section) =>
        lines.map(({ notes }) => resembles(notes.filter((note) => isWithin(note, section)))),
      )
      expect(heard.filter((name) => name !== undefined)).toEqual([])
    }
  }
})

test('a line that knows nothing else is bent until it is its own', () => {
  const ode = [64, 64, 65, 67, 67, 65, 64, 62].map((pitch, at) => ({
    startBeat: at,
    lengthBeats: 1,
    pitch,
    velocity: 80,
  }))
  const bent = unlikeKnown(() => ode)
  expect(resembles(bent)).toBeUndefined()
  expect(bent).toHaveLength(ode.length)
})

test('a known melody is recognised in any key, and after other notes', () => {
  const ode = [64, 64, 65, 67, 67, 65, 64, 62].map((pitch, at) => ({ startBeat: at, lengthBeats: 1, pitch }))
  expect(resembles(ode)).toBe('Beethoven: Ode to Joy')
  const moved = [
    { startBeat: 0, lengthBeats: 1, pitch: 50 },
    ...ode.map((note) => ({ ...note, startBeat: note.startBeat + 1, pitch: note.pitch - 5 })),
  ]
  expect(resembles(moved)).toBe('Beethoven: Ode to Joy')
  expect(resembles(ode.map((note, at) => (at === 3 ? { ...note, pitch: 60 } : note)))).toBeUndefined()
})

test('who is asked for plays, and who is not wanted does not', () => {
  const asked = compose(planPiece('jazz with a flute, no drums', { lengthMs: 60_000, seed: 3 }))
  expect(asked.parts.map(({ instrument }) => instrument)).toContain('flute')
  expect(asked.parts.some(({ instrument }) => isDrumKit(instrument))).toBe(false)
})

test('a section has its own players where its styles say so', () => {
  const brief = readPrompt('pop at 120 bpm')
  const section = (name: string, styles: readonly string[], avoided: readonly string[] = []) =>
    readSection({ name, durationMs: 16_000, styles, avoided }, brief)
  const sections = [section('Verse', ['solo violin']), section('Chorus', ['energetic'], ['drums'])]
  const score = compose({ ...decide(brief, 5), sections })
  const within = (role: string, nth: number) => {
    const place = score.sections[nth]
    return score.parts
      .filter(
        (part) =>
          part.role === role &&
          part.notes.some(
            ({ startBeat }) =>
              startBeat >= (place?.startBeat ?? 0) && startBeat < (place?.startBeat ?? 0) + (place?.lengthBeats ?? 0),
          ),
      )
      .map(({ instrument }) => instrument)
  }
  expect(within('melody', 0)).toEqual(['violin'])
  expect(within('melody', 1)).toEqual(['piano'])
  expect(within('drums', 0)).toHaveLength(1)
  expect(within('drums', 1)).toEqual([])
})
