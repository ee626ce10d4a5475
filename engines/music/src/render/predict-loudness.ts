import { drums, instruments, isDrumKit, type InstrumentName } from '../instruments.ts'
import type { Note, Part, Score, Section } from '../score.ts'

/** A line as strong as this, one note after the other, is as loud as `lineLufs`: so instruments were evened out. */
const lineVelocity = 90
const lineLufs = -24
/** What is struck sounds strongly for about so long, whatever is written. */
const strongSeconds = 0.9
/** Organs, bows, voices, winds and synthesisers go on for as long as they are held, by their numbers in General MIDI. */
const held: readonly (readonly [number, number])[] = [
  [16, 23],
  [40, 44],
  [48, 95],
]

/** How much of a second a stroke of a drum is worth beside a note: low ones and the snare are most of a kit. */
const strokeSeconds = { full: 0.42, small: 0.06 }
const fullDrums: readonly number[] = [
  drums.kick,
  drums.snare,
  drums.clap,
  drums.lowTom,
  drums.midTom,
  drums.highTom,
  drums.crash,
]

/**
 * Estimates how loud a piece will be before its master, in LUFS, from its notes alone: what is streamed gets its gain before anything
 * of it was heard. Sections more than 10 dB below the mean count for nothing, as in BS.1770.
 */
export function predictLoudness(score: Score): number {
  const sections = score.sections.map((section) => ({ beats: section.lengthBeats, energy: energyOf(score, section) }))
  const mean = (list: typeof sections) =>
    list.reduce((sum, { beats, energy }) => sum + beats * energy, 0) /
    Math.max(
      1e-9,
      list.reduce((sum, { beats }) => sum + beats, 0),
    )
  const gate = mean(sections) / 10
  const loud = sections.filter(({ energy }) => energy > gate)
  return 10 * Math.log10(mean(loud) + 1e-12)
}

function energyOf({ parts, tempoBpm }: Score, section: Section): number {
  const seconds = (section.lengthBeats * 60) / tempoBpm
  return parts.reduce((sum, part) => sum + energyOfPart(part, section, tempoBpm) / seconds, 0)
}

function energyOfPart({ notes, instrument, gainDb, roomShare }: Part, section: Section, tempoBpm: number): number {
  const within = notes.filter(
    ({ startBeat }) => startBeat >= section.startBeat && startBeat < section.startBeat + section.lengthBeats,
  )
  const played = within.reduce(
    (sum, note) => sum + (note.velocity / lineVelocity) ** 4 * secondsOf(note, instrument, tempoBpm),
    0,
  )
  return played * 10 ** ((lineLufs + gainDb) / 10) * (1 + roomShare ** 2)
}

function secondsOf({ pitch, lengthBeats }: Note, instrument: InstrumentName, tempoBpm: number): number {
  if (isDrumKit(instrument)) return fullDrums.includes(pitch) ? strokeSeconds.full : strokeSeconds.small
  const seconds = (lengthBeats * 60) / tempoBpm
  const { program } = instruments[instrument]
  return held.some(([from, to]) => program >= from && program <= to) ? seconds : Math.min(strongSeconds, seconds)
}
