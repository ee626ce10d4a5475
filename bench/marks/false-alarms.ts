import { frameLength, markedBands } from '@vireo/audio'
import { compareLevels, findIn, framesOf, heardRateHz, stepSeconds } from '@vireo/engine-provenance'
import type { Row } from '../report.ts'
import { rounded } from '../statistics.ts'
import { openKept } from './kept.ts'
import { clipSeconds } from './survival.ts'
import { kindOf, soundSeconds, unmarkedSound } from './unmarked-sounds.ts'

const clipsWanted = Number(process.env['VIREO_TEST_UNMARKED_CLIPS'] ?? 30_000)
/** A clip begins at every second of a sound. */
const clipsPerSound = soundSeconds - clipSeconds
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
  const kept = openKept<Alarms>('marks-false-alarms', { sounds: 0, clips: {}, alarms: 0, histogram: [] })
  const { value } = kept
  while (count(value) < clipsWanted) {
    const sound = await unmarkedSound(value.sounds)
    // Of every second alike, whichever clip it is in: all clips of a sound are measured at once.
    const frames = framesOf(sound, () => undefined)
    for (let clip = 0; clip < clipsPerSound; clip++) hear(frames, clip, value)
    const kind = kindOf(value.sounds)
    value.clips[kind] = (value.clips[kind] ?? 0) + clipsPerSound
    value.sounds++
    kept.save()
  }
  return { alarms: value, rows: rowsOf(value) }
}

/** A second is a whole number of steps. */
const stepsPerSecond = Math.round(1 / stepSeconds)
const stepsPerClip =
  Math.floor(((clipSeconds * heardRateHz - frameLength(heardRateHz)) * stepsPerSecond) / heardRateHz) + 1

function hear(frames: Float32Array, clip: number, into: Alarms): void {
  const first = clip * stepsPerSecond
  const points = compareLevels(frames.subarray(first * markedBands, (first + stepsPerClip) * markedBands))
  const secret = Buffer.from(`nobody’s key ${into.sounds} ${clip}`)
  const { mark, score } = findIn(points, {
    durationMs: clipSeconds * 1000,
    keys: [{ id: 'nobody', secret }],
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
  const chance = tailOf(value.histogram)
  const kinds = Object.entries(value.clips).map(([kind, clips]) => `${clips} of ${kind}`)
  return [
    {
      what: `false alarms in ${count(value)} clips (${kinds.join(', ')})`,
      measured: value.alarms,
      unit: '',
      limit: '0',
      holds: value.alarms === 0,
    },
    { what: 'best match without a mark, largest of all clips', measured: rounded(largest, 2), unit: 'deviations' },
    {
      what: 'false alarms in a million clips, by the tail of what was measured',
      measured: rounded(chance * 1e6, 4),
      unit: '',
      limit: '≤ 1',
      holds: chance <= 1e-6,
    },
  ]
}

/** A sound of ten seconds asked for with one key counts as marked from here on. */
const foundFrom = Math.sqrt(2 * Math.log((24 * 64) / 1e-6))

/**
 * Continues the upper half of the best matches as a Gumbel distribution, which falls more slowly than they do. Returns the chance of one
 * that counts as found.
 */
function tailOf(histogram: readonly number[]): number {
  const total = histogram.reduce((sum, each) => sum + each, 0)
  const quantile = (share: number) => {
    let seen = 0
    const bin = histogram.findIndex((each) => (seen += each) >= share * total)
    return (bin + 0.5) / binsPerDeviation
  }
  const reduced = (share: number) => -Math.log(-Math.log(share))
  const [low, high] = [0.5, 0.99]
  const scale = (quantile(high) - quantile(low)) / (reduced(high) - reduced(low))
  const place = quantile(low) - scale * reduced(low)
  return 1 - Math.exp(-Math.exp(-(foundFrom - place) / scale))
}
