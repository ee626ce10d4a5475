import type { SampleSource } from '@vireo/engines'
import type { PitchMap } from './melody.ts'
import type { PitchMarks } from './pitch-marks.ts'

/** Where each pulse of the result lies, and which pulse of the source it is a copy of. */
export type Grains = {
  /** Positions in samples, between them too, rising. */
  readonly at: Float64Array
  /** Index of the source's mark. */
  readonly mark: Int32Array
  /** Period of the result there, in samples. */
  readonly period: Float32Array
}

/** A grain may be this much wider than two periods where the result's pulses lie further apart. */
const wideningMax = 1.3

/** Walks through every voiced stretch at the new pitch and picks the nearest pulse of the source each time. */
export function planGrains(marks: PitchMarks, sampleRateHz: number, map: PitchMap): Grains {
  const at: number[] = []
  const mark: number[] = []
  const period: number[] = []
  const count = marks.at.length
  for (let first = 0; first < count;) {
    let end = first
    while (end < count && marks.stretch[end] === marks.stretch[first]) end++
    const last = marks.at[end - 1] ?? 0
    let nearest = first
    for (let position = marks.at[first] ?? 0; ;) {
      while (nearest + 1 < end && distance(marks, nearest + 1, position) <= distance(marks, nearest, position))
        nearest++
      const step = sampleRateHz / map(sampleRateHz / (marks.period[nearest] ?? 1))
      if (position > last + step / 2) break
      at.push(position)
      mark.push(nearest)
      period.push(step)
      position += step
    }
    first = end
  }
  return { at: Float64Array.from(at), mark: Int32Array.from(mark), period: Float32Array.from(period) }
}

function distance(marks: PitchMarks, mark: number, position: number): number {
  return Math.abs((marks.at[mark] ?? 0) - position)
}

export type GrainParts = {
  readonly source: SampleSource
  readonly marks: PitchMarks
  readonly grains: Grains
  readonly formantRatio: number
}

/**
 * Renders the voiced part of the result from `start` to `end`: each grain is two periods of the source under a window
 * (Moulines and Charpentier 1990), squeezed or stretched by the formant ratio (Lent 1989) and laid at its new place
 * between samples.
 */
export function renderGrains(
  { source, marks, grains, formantRatio }: GrainParts,
  start: number,
  end: number,
): Float32Array {
  const widest = Math.ceil((source.sampleRateHz / 50) * wideningMax * 1.3)
  const base = start - 3 * widest
  const samples = source.read(base, end - start + 6 * widest)
  const out = new Float32Array(end - start)
  const { at } = grains
  for (let grain = firstAtOrAfter(at, start - widest); grain < at.length; grain++) {
    const centre = at[grain] ?? 0
    if (centre > end + widest) break
    const mark = grains.mark[grain] ?? 0
    const own = marks.period[mark] ?? 1
    const stretch = (grains.period[grain] ?? own) / own
    const widening = Math.min(wideningMax, Math.max(1, stretch))
    addGrain(out, samples, {
      centre: centre - start,
      sourceCentre: (marks.at[mark] ?? 0) - base,
      before: (gap(marks, mark, -1) * widening) / formantRatio,
      after: (gap(marks, mark, 1) * widening) / formantRatio,
      formantRatio,
      // More pulses a second would be louder, fewer quieter.
      gain: Math.sqrt(stretch * formantRatio) / Math.sqrt(widening),
    })
  }
  return out
}

/** Measures the samples to the neighbouring pulse of the same stretch; answers a period when there is none near. */
function gap(marks: PitchMarks, mark: number, direction: 1 | -1): number {
  const own = marks.period[mark] ?? 1
  const neighbour = mark + direction
  if (marks.stretch[neighbour] !== marks.stretch[mark]) return own
  return Math.min(2 * own, Math.max(own / 2, Math.abs((marks.at[neighbour] ?? 0) - (marks.at[mark] ?? 0))))
}

type Grain = {
  readonly centre: number
  readonly sourceCentre: number
  readonly before: number
  readonly after: number
  readonly formantRatio: number
  readonly gain: number
}

function addGrain(out: Float32Array, samples: Float32Array, grain: Grain): void {
  const { centre, sourceCentre, before, after, formantRatio, gain } = grain
  const from = Math.max(0, Math.ceil(centre - before))
  const to = Math.min(out.length - 1, Math.floor(centre + after))
  for (let at = from; at <= to; at++) {
    const offset = at - centre
    const window = 0.5 + 0.5 * Math.cos((Math.PI * offset) / (offset < 0 ? before : after))
    out[at] = (out[at] ?? 0) + gain * window * between(samples, sourceCentre + offset * formantRatio)
  }
}

/** Interpolates the signal between samples by a cubic through the nearest four. */
function between(samples: Float32Array, position: number): number {
  const at = Math.floor(position)
  const share = position - at
  const p0 = samples[at - 1] ?? 0
  const p1 = samples[at] ?? 0
  const p2 = samples[at + 1] ?? 0
  const p3 = samples[at + 2] ?? 0
  return p1 + 0.5 * share * (p2 - p0 + share * (2 * p0 - 5 * p1 + 4 * p2 - p3 + share * (3 * (p1 - p2) + p3 - p0)))
}

/** Finds the index of the first of rising values that is not below `value`, by bisection. */
export function firstAtOrAfter(values: Float64Array, value: number): number {
  let low = 0
  let high = values.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((values[middle] ?? 0) < value) low = middle + 1
    else high = middle
  }
  return low
}
