import { frameLength, markedBands } from '@vireo/audio'
import { compareLevels, findIn, framesOf, heardRateHz, stepSeconds } from '@vireo/engine-provenance'
import type { Row } from '../report.ts'
import { rounded } from '../statistics.ts'
import { openKept } from './kept.ts'
import { clipSeconds } from './survival.ts'
import { kindOf, playedAt, unmarkedSound } from './unmarked-sounds.ts'

const clipsWanted = Number(process.env['VIREO_TEST_UNMARKED_CLIPS'] ?? 30_000)
/**
 * Each sound is heard so many times as fast as it was made, pitch and all, and backwards as well: bands hold something else at other times then,
 * and a mark itself survives neither. Clips of one of them do not overlap.
 */
const speeds = [0.75, 0.81, 0.87, 0.93, 1, 1.08, 1.16, 1.25]
const binsPerDeviation = 20

/** What was found in clips without a mark, each asked for with a key of its own. */
type Alarms = {
  sounds: number
  clips: Record<string, number>
  alarms: number
  /** Of the best match in each clip, in twentieths of a deviation. */
  histogram: number[]
}

/** Counts false alarms: no clip is marked, and none of the keys is anybody’s. Goes on where it was ended. */
export async function measureFalseAlarms(): Promise<{ readonly alarms: Alarms; readonly rows: readonly Row[] }> {
  const kept = openKept<Alarms>('marks-unmarked', { sounds: 0, clips: {}, alarms: 0, histogram: [] })
  const { value } = kept
  while (count(value) < clipsWanted) {
    const sound = await unmarkedSound(value.sounds)
    const kind = kindOf(value.sounds)
    for (const speed of speeds) {
      // Of every second alike, whichever clip it is in: all clips are measured at once.
      const frames = framesOf(await playedAt(sound, speed), () => undefined)
      const heard = [...clipsOf(frames), ...clipsOf(backwards(frames))]
      for (const [at, clip] of heard.entries()) hear(clip, `${value.sounds} ${speed} ${at}`, value)
      value.clips[kind] = (value.clips[kind] ?? 0) + heard.length
    }
    value.sounds++
    kept.save()
  }
  return { alarms: value, rows: rowsOf(value) }
}

/** A second is a whole number of steps. */
const stepsPerSecond = Math.round(1 / stepSeconds)
const stepsPerClip =
  Math.floor(((clipSeconds * heardRateHz - frameLength(heardRateHz)) * stepsPerSecond) / heardRateHz) + 1

function clipsOf(frames: Float32Array): Float32Array[] {
  const clips = Math.floor((frames.length / markedBands - stepsPerClip) / (clipSeconds * stepsPerSecond)) + 1
  return Array.from({ length: Math.max(0, clips) }, (_, clip) => {
    const first = clip * clipSeconds * stepsPerSecond
    return frames.subarray(first * markedBands, (first + stepsPerClip) * markedBands)
  })
}

/** Turns frames around; each holds the same whichever way it is played. */
function backwards(frames: Float32Array): Float32Array {
  const out = new Float32Array(frames.length)
  for (let at = 0; at < frames.length; at += markedBands)
    out.set(frames.subarray(at, at + markedBands), frames.length - at - markedBands)
  return out
}

function hear(clip: Float32Array, name: string, into: Alarms): void {
  const { mark, score } = findIn(compareLevels(clip), {
    durationMs: clipSeconds * 1000,
    keys: [{ id: 'nobody', secret: Buffer.from(`nobody’s key ${name}`) }],
    onBeat: () => undefined,
  })
  if (mark) into.alarms++
  const bin = Math.max(0, Math.floor(score * binsPerDeviation))
  while (into.histogram.length <= bin) into.histogram.push(0)
  into.histogram[bin] = (into.histogram[bin] ?? 0) + 1
}

function count({ clips }: Alarms): number {
  return Object.values(clips).reduce((sum, each) => sum + each, 0)
}

function rowsOf(value: Alarms): Row[] {
  const largest = value.histogram.length / binsPerDeviation
  const [chance, chanceAtWorst] = [tailOf(value.histogram), slowTailOf(value.histogram)]
  const kinds = Object.entries(value.clips).map(([kind, clips]) => `${clips} of ${kind}`)
  return [
    {
      what: `false alarms in ${count(value)} clips of ${value.sounds} sounds (${kinds.join(', ')})`,
      measured: value.alarms,
      unit: '',
      limit: '0',
      holds: value.alarms === 0,
    },
    { what: 'best match without a mark, largest of all clips', measured: rounded(largest, 2), unit: 'deviations' },
    {
      what: 'false alarms in a million clips, by the statistic’s own distribution at the measured tail',
      measured: rounded(chance * 1e6, 4),
      unit: '',
      limit: '≤ 1',
      holds: chance <= 1e-6,
    },
    { what: 'the same, did the tail fall as slowly as Gumbel’s', measured: rounded(chanceAtWorst * 1e6, 4), unit: '' },
  ]
}

/** A sound of ten seconds asked for with one key counts as marked from here on. */
const foundFrom = Math.sqrt(2 * Math.log((24 * 64) / 1e-6))

/** Finds the score that a share of clips stays below. */
function quantileOf(histogram: readonly number[], share: number): number {
  const total = histogram.reduce((sum, each) => sum + each, 0)
  let seen = 0
  const bin = histogram.findIndex((each) => (seen += each) >= share * total)
  return (bin + 0.5) / binsPerDeviation
}

/**
 * Returns the chance of a match that counts as found. A match is a sum of many parts, so that each is normally distributed, and the
 * best is one of many: how many, the best hundredth of those that were measured tells.
 */
function tailOf(histogram: readonly number[]): number {
  const share = 0.01
  return (share / normalTail(quantileOf(histogram, 1 - share))) * normalTail(foundFrom)
}

/** Returns the chance that a normally distributed number is larger than one from 3 on (Abramowitz and Stegun, 26.2.12). */
function normalTail(from: number): number {
  const density = Math.exp((-from * from) / 2) / Math.sqrt(2 * Math.PI)
  return (density / from) * (1 - 1 / from ** 2 + 3 / from ** 4 - 15 / from ** 6)
}

/** Continues the upper half of the best matches as a Gumbel distribution instead, which falls more slowly than they do. */
function slowTailOf(histogram: readonly number[]): number {
  const reduced = (share: number) => -Math.log(-Math.log(share))
  const [low, high] = [0.5, 0.99]
  const scale = (quantileOf(histogram, high) - quantileOf(histogram, low)) / (reduced(high) - reduced(low))
  const place = quantileOf(histogram, low) - scale * reduced(low)
  return 1 - Math.exp(-Math.exp(-(foundFrom - place) / scale))
}
