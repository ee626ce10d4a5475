import { rateHz, samplesOf, settled, silence, type Stereo } from '../dsp/sound.ts'
import type { Room } from '../scene.ts'

type Space = {
  /** Seconds until the room is 60 dB quieter, at middle pitches. */
  readonly decay: number
  /** How much sooner high pitches die, 0…1. */
  readonly damping: number
  /** How large it is: the longest way between its walls, in metres. */
  readonly metres: number
  /** How much of it is heard beside the sound itself. */
  readonly wet: number
  /** How long it takes for the first wall to answer, in seconds. */
  readonly delay: number
}

const spaces: Record<Room, Space> = {
  outside: { decay: 0.35, damping: 0.75, metres: 26, wet: 0.05, delay: 0.03 },
  'small room': { decay: 0.3, damping: 0.55, metres: 4, wet: 0.22, delay: 0.003 },
  room: { decay: 0.5, damping: 0.5, metres: 7, wet: 0.24, delay: 0.006 },
  bathroom: { decay: 0.95, damping: 0.15, metres: 4.5, wet: 0.4, delay: 0.004 },
  hall: { decay: 1.7, damping: 0.4, metres: 24, wet: 0.34, delay: 0.018 },
  church: { decay: 4.2, damping: 0.42, metres: 42, wet: 0.42, delay: 0.03 },
  cave: { decay: 2.8, damping: 0.28, metres: 21, wet: 0.5, delay: 0.02 },
  tunnel: { decay: 2.2, damping: 0.22, metres: 15, wet: 0.5, delay: 0.012 },
  forest: { decay: 0.9, damping: 0.7, metres: 34, wet: 0.14, delay: 0.045 },
}

/** How often what the walls remember is looked at, in samples: between two looks it does not become one of the smallest numbers there are. */
const settledEvery = 16

/** How far apart the walls of the eight ways are, as shares of the longest. */
const ways = [0.31, 0.37, 0.44, 0.53, 0.62, 0.73, 0.86, 1] as const

/** Answers how long a room still sounds after a sound in it has ended. */
export function tailOf(room: Room): number {
  return spaces[room].decay
}

/**
 * Makes what a room answers: a feedback delay network of eight ways, mixed by a Householder reflection after each turn,
 * duller with every wall. Four ways listen to each channel and are heard in it, so that both sides differ.
 */
export function answerOf(sound: Stereo, room: Room): Stereo {
  const space = spaces[room]
  const count = sound.left.length
  const out = silence(count)
  const [fromLeft, fromRight, toLeft, toRight] = [sound.left, sound.right, out.left, out.right]
  const lengths = Int32Array.from(ways, (share) => Math.max(24, samplesOf((space.metres * share) / 343 / 0.9) | 1))
  const gains = Float64Array.from(lengths, (length) => 0.001 ** (length / rateHz / space.decay))
  // All ways lie in one piece of memory, one behind the other: a list of lists is twice as slow.
  const starts = lengths.map((_, way) => lengths.subarray(0, way).reduce((sum, length) => sum + length, 0))
  const ends = lengths.map((length, way) => (starts[way] ?? 0) + length)
  const lines = new Float32Array(ends.at(-1) ?? 0)
  const slots = starts.slice()
  const dull = new Float64Array(ways.length)
  const wait = samplesOf(space.delay)
  const bright = 1 - space.damping * 0.85
  for (let at = 0; at < count; at++) {
    if (at % settledEvery === 0) for (let way = 0; way < 8; way++) dull[way] = settled(dull[way] ?? 0)
    let sum = 0
    for (let way = 0; way < 8; way++) {
      const before = dull[way] ?? 0
      const dulled = before + bright * ((lines[slots[way] ?? 0] ?? 0) - before)
      dull[way] = dulled
      sum += dulled
    }
    const mean = sum / 4
    const left = at >= wait ? (fromLeft[at - wait] ?? 0) : 0
    const right = at >= wait ? (fromRight[at - wait] ?? 0) : 0
    for (let way = 0; way < 8; way++) {
      const slot = slots[way] ?? 0
      lines[slot] = settled(((dull[way] ?? 0) - mean) * (gains[way] ?? 0) + ((way & 1) === 0 ? left : right))
      slots[way] = slot + 1 === ends[way] ? (starts[way] ?? 0) : slot + 1
    }
    toLeft[at] = ((dull[0] ?? 0) - (dull[2] ?? 0) + (dull[4] ?? 0) - (dull[6] ?? 0)) * 0.5
    toRight[at] = ((dull[1] ?? 0) - (dull[3] ?? 0) + (dull[5] ?? 0) - (dull[7] ?? 0)) * 0.5
  }
  return out
}

/** Answers how loud the room is beside the sound; far sounds are mostly room. */
export function wetness(room: Room, distance: number): number {
  return Math.min(1, spaces[room].wet * (1 + 1.6 * Math.max(0, distance)))
}
