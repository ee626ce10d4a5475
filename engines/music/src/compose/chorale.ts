import type { Chance } from '../random.ts'
import type { ChordAt, Note } from '../score.ts'
import { classesOf, fifthOf, thirdOf, type Chord } from '../theory/chords.ts'
import { isIn, scaleOf, type Key } from '../theory/keys.ts'
import type { PitchRange } from '../theory/voicing.ts'
import { parallels, type Line } from './parallels.ts'

/** Four voices, the lowest first. */
export type Chorale = readonly [bass: Note[], tenor: Note[], alto: Note[], soprano: Note[]]

/** What choirs are taught to be able to sing. */
const ranges: readonly PitchRange[] = [
  { low: 40, high: 58 },
  { low: 48, high: 67 },
  { low: 55, high: 74 },
  { low: 60, high: 79 },
]
const beamWidth = 32

type Voicing = readonly [number, number, number, number]
type Path = { readonly voicings: readonly Voicing[]; readonly cost: number }

/**
 * Sets chords for four voices by the rules of strict harmony: every chord has its third, neighbours among the upper voices stay within
 * an octave, and no two voices move in parallel fifths, octaves or unisons. Of what is allowed the smoothest is kept (a beam search).
 * Then soprano and bass fill their thirds with passing notes, where that keeps the rules. The rules hold from one section to the next
 * as well, whatever stands there: see `closes`.
 */
export function setChorale(chords: readonly ChordAt[], key: Key, chance: Chance): Chorale {
  const voicings = search(
    chords.map(({ chord }) => chord),
    chance,
  )
  const lines = [0, 1, 2, 3].map((voice) =>
    chords.map(({ startBeat, lengthBeats }, at) => ({ startBeat, lengthBeats, pitch: voicings[at]?.[voice] ?? 60 })),
  )
  for (const voice of [3, 0]) fillThirds(lines, voice, key)
  const [bass = [], tenor = [], alto = [], soprano = []] = lines.map((line, voice) => sounding(line, voice))
  return [bass, tenor, alto, soprano]
}

function search(chords: readonly Chord[], chance: Chance): readonly Voicing[] {
  let paths: Path[] = [{ voicings: [], cost: 0 }]
  for (const [nth, chord] of chords.entries()) {
    const all = voicingsOf(chord, nth > 0)
    const isEdge = nth === 0 || nth === chords.length - 1
    const fit = isEdge ? all.filter((voicing) => (nth === 0 ? opens(voicing) : closes(voicing))) : all
    const candidates = fit.length > 0 ? fit : all
    const grown = paths.flatMap((path) => {
      const before = path.voicings.at(-1)
      return candidates
        .filter((voicing) => !before || isAllowed(before, voicing))
        .map((voicing) => ({
          voicings: [...path.voicings, voicing],
          cost: path.cost + costOf(before, voicing) + chance.next() * 2,
        }))
    })
    // Where no way on is clean, a voice breathes: the rules begin anew.
    const next =
      grown.length > 0
        ? grown
        : candidates.slice(0, beamWidth).map((voicing) => ({
            voicings: [...(paths[0]?.voicings ?? []), voicing],
            cost: (paths[0]?.cost ?? 0) + 99,
          }))
    paths = next.toSorted((one, other) => one.cost - other.cost).slice(0, beamWidth)
  }
  return paths[0]?.voicings ?? []
}

/** Lists every way to sing a chord: its root in the bass, sometimes its third, and all its notes but the fifth above. */
function voicingsOf(chord: Chord, mayInvert: boolean): Voicing[] {
  const classes = classesOf(chord)
  const pitches = ranges.map(({ low, high }, voice) => {
    const allowed = voice === 0 ? (mayInvert ? [chord.root, thirdOf(chord)] : [chord.root]) : classes
    return Array.from({ length: high - low + 1 }, (_, at) => low + at).filter((pitch) => isIn(pitch, allowed))
  })
  const [basses = [], tenors = [], altos = [], sopranos = []] = pitches
  const needed = classes.filter((each) => each !== fifthOf(chord))
  return basses.flatMap((bass) =>
    tenors.flatMap((tenor) =>
      tenor <= bass
        ? []
        : altos.flatMap((alto) =>
            alto < tenor || alto - tenor > 12
              ? []
              : sopranos.flatMap((soprano) => {
                  const sung: Voicing = [bass, tenor, alto, soprano]
                  const isComplete = needed.every((each) => sung.some((pitch) => pitch % 12 === each))
                  const thirds = sung.filter((pitch) => pitch % 12 === thirdOf(chord)).length
                  return soprano < alto || soprano - alto > 12 || !isComplete || thirds > 1 ? [] : [sung]
                }),
          ),
    ),
  )
}

function isAllowed(before: Voicing, after: Voicing): boolean {
  for (let low = 0; low < 4; low += 1) {
    for (let high = low + 1; high < 4; high += 1) {
      const [lowFrom = 0, lowTo = 0, highFrom = 0, highTo = 0] = [before[low], after[low], before[high], after[high]]
      const isPerfect = (highTo - lowTo) % 12 === 0 || (highTo - lowTo) % 12 === 7
      if (isPerfect && lowFrom !== lowTo && highFrom !== highTo && (highFrom - lowFrom) % 12 === (highTo - lowTo) % 12)
        return false
    }
  }
  return true
}

/** Lists which voices stand in which perfect intervals. */
function perfectsOf(voicing: Voicing): string[] {
  return voicing.flatMap((low, one) =>
    voicing.slice(one + 1).flatMap((high, away) => {
      const semitones = (high - low) % 12
      return semitones === 0 || semitones === 7 ? [`${one}-${one + 1 + away} ${semitones}`] : []
    }),
  )
}

/** The octave of bass and soprano, and the fifth of bass and tenor: what a full close has. */
const ofClose = ['0-3 0', '0-1 7']

/**
 * Answers whether a section may end so. Ends have perfect intervals where beginnings have none, so that no parallels can stand between
 * two sections, and yet neither has to know of the other.
 */
function closes(voicing: Voicing): boolean {
  return perfectsOf(voicing).every((each) => ofClose.includes(each))
}

/** Answers whether a section may begin so. */
function opens(voicing: Voicing): boolean {
  return !perfectsOf(voicing).some((each) => ofClose.includes(each))
}

/** Weighs a move: small steps cost little; a melody that stands still costs something, and so does an inverted chord. */
function costOf(before: Voicing | undefined, after: Voicing): number {
  if (!before) return Math.abs(after[3] - 71) + Math.abs(after[0] - 48) * 0.5
  const moved = after.map((pitch, voice) => Math.abs(pitch - (before[voice] ?? pitch)))
  const [bass = 0, tenor = 0, alto = 0, soprano = 0] = moved
  const leap = soprano > 4 ? (soprano - 4) * 3 : 0
  return (
    bass * 0.5 +
    tenor +
    alto +
    soprano * 0.8 +
    leap +
    (soprano === 0 ? 3 : 0) +
    (bass > 7 ? 4 : 0) +
    Math.abs(after[3] - 70) * 0.15
  )
}

type Placed = Omit<Note, 'velocity'>

/** Goes through the middle of every third of a line, if the passing note makes no parallels. Changes the line. */
function fillThirds(lines: Placed[][], voice: number, key: Key): void {
  const line = lines[voice]
  if (!line) return
  const scale = scaleOf(key)
  for (let at = line.length - 2; at >= 0; at -= 1) {
    const [from, to] = [line[at], line[at + 1]]
    if (!from || !to || from.lengthBeats < 1) continue
    const between = [1, 2]
      .map((step) => from.pitch + Math.sign(to.pitch - from.pitch) * step)
      .filter((pitch) => isIn(pitch, scale))
    const away = Math.abs(to.pitch - from.pitch)
    const pitch = away === 3 || away === 4 ? between.at(-1) : undefined
    if (pitch === undefined || pitch === to.pitch) continue
    const half = from.lengthBeats / 2
    const filled = [
      { ...from, lengthBeats: half },
      { startBeat: from.startBeat + half, lengthBeats: half, pitch },
    ]
    const tried = line.toSpliced(at, 1, ...filled)
    if (parallels(lines.map((each, nth): Line => (nth === voice ? tried : each))).length === 0)
      line.splice(at, 1, ...filled)
  }
}

function sounding(line: readonly Placed[], voice: number): Note[] {
  return line.map((note) => ({
    ...note,
    lengthBeats: note.lengthBeats * 0.96,
    velocity: voice === 3 ? 84 : voice === 0 ? 80 : 68,
  }))
}
