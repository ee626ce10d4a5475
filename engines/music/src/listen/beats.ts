import { centred } from './tempo.ts'

/** How much a beat that is early or late costs. */
const tightness = 100

/**
 * Answers the frames on which beats fall: of all ways through the onsets at about one tempo the one that meets most of them
 * (D. P. W. Ellis, Beat tracking by dynamic programming, Journal of New Music Research 36, 2007).
 */
export function beatsOf(onsets: Float32Array, framesPerSecond: number, tempoBpm: number): number[] {
  const period = (60 * framesPerSecond) / tempoBpm
  const strength = scaled(centred(onsets, Math.round(framesPerSecond)))
  const scores = Float32Array.from(strength)
  const before = new Int32Array(strength.length).fill(-1)
  const [near, far] = [Math.round(period / 2), Math.round(period * 2)]
  const costs = Float32Array.from({ length: far + 1 }, (_, away) => tightness * Math.log(away / period) ** 2)
  for (let at = 0; at < strength.length; at += 1) {
    let best = 0
    for (let from = Math.max(0, at - far); from <= at - near; from += 1) {
      const score = (scores[from] ?? 0) - (costs[at - from] ?? 0)
      if (score <= best) continue
      best = score
      before[at] = from
    }
    scores[at] = (strength[at] ?? 0) + best
  }
  return filled(walked(scores, before, period), period, strength.length)
}

/** Goes back from the best end. */
function walked(scores: Float32Array, before: Int32Array, period: number): number[] {
  let at = Math.max(0, scores.length - Math.round(period))
  for (let each = at; each < scores.length; each += 1) if ((scores[each] ?? 0) > (scores[at] ?? 0)) at = each
  const beats: number[] = []
  while (at >= 0) {
    beats.push(at)
    at = before[at] ?? -1
  }
  return beats.toReversed()
}

/** Goes on counting where nothing begins, before the first beat that is heard and after the last. */
function filled(beats: readonly number[], period: number, end: number): number[] {
  const [first = 0] = beats
  const last = beats.at(-1) ?? 0
  const ahead = Array.from({ length: Math.floor(first / period) }, (_, nth) => Math.round(first - (nth + 1) * period))
  const behind = Array.from({ length: Math.max(0, Math.floor((end - 1 - last) / period)) }, (_, nth) =>
    Math.round(last + (nth + 1) * period),
  )
  return [...ahead.toReversed(), ...beats, ...behind]
}

function scaled(series: Float32Array): Float32Array {
  let sum = 0
  for (const value of series) sum += value * value
  const deviation = Math.sqrt(sum / Math.max(1, series.length)) || 1
  return series.map((value) => value / deviation)
}
