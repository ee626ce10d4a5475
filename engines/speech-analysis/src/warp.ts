import type { FrameTable } from '@vireo/audio'

/** Part of a table: frames `start` to `end`. */
export type Stretch = { readonly table: FrameTable; readonly start: number; readonly end: number }

const diagonal = 0
const down = 1
const right = 2
const rowsBetweenBeats = 50

/**
 * Computes the distance of two stretches, either of which may be slowed down (dynamic time warping, Sakoe and Chiba
 * 1978, symmetric steps), per frame of both.
 */
export function warpedDistance(one: Stretch, other: Stretch, onBeat: () => void): number {
  return warp(one, other, onBeat, undefined)
}

/** Computes the warped distance and, for each frame of `one`, the first frame of `other` aligned with it. */
export function warpedPath(
  one: Stretch,
  other: Stretch,
  onBeat: () => void,
): { readonly distance: number; readonly path: Int32Array } {
  const rows = one.end - one.start
  const columns = other.end - other.start
  const steps = new Uint8Array(rows * columns)
  const distance = warp(one, other, onBeat, steps)
  const path = new Int32Array(rows)
  let row = rows - 1
  let column = columns - 1
  while (row >= 0 && column >= 0) {
    path[row] = other.start + column
    const step = steps[row * columns + column]
    if (step !== right) row--
    if (step !== down) column--
  }
  for (; row >= 0; row--) path[row] = other.start
  return { distance, path }
}

function warp(one: Stretch, other: Stretch, onBeat: () => void, steps: Uint8Array | undefined): number {
  const rows = one.end - one.start
  const columns = other.end - other.start
  let before = new Float64Array(columns + 1).fill(Infinity)
  let here = new Float64Array(columns + 1).fill(Infinity)
  const distances = new Float64Array(columns)
  before[0] = 0
  for (let row = 0; row < rows; row++) {
    if (row % rowsBetweenBeats === 0) onBeat()
    here[0] = Infinity
    measureRow(one.table, one.start + row, other, distances)
    for (let column = 0; column < columns; column++) {
      const distance = distances[column] ?? 0
      const straight = (before[column] ?? 0) + 2 * distance
      const slower = (before[column + 1] ?? 0) + distance
      const faster = (here[column] ?? 0) + distance
      const best = Math.min(straight, slower, faster)
      here[column + 1] = best
      if (steps) steps[row * columns + column] = best === straight ? diagonal : best === slower ? down : right
    }
    ;[before, here] = [here, before]
  }
  return (before[columns] ?? 0) / (rows + columns)
}

/** Measures the distances of a frame to each frame of a stretch. */
export function measureRow(
  one: FrameTable,
  row: number,
  { table, start, end }: Stretch,
  distances: Float64Array,
): void {
  const whole = end - ((end - start) % 4)
  for (let at = start; at < whole; at += 4) measureFour(one, row, table, at, distances, at - start)
  for (let at = whole; at < end; at++) distances[at - start] = distanceOf(one, row, table, at)
}

/** Measures the distances of a row to four neighbours at once: a single sum would wait for itself at each column. */
function measureFour(
  one: FrameTable,
  row: number,
  other: FrameTable,
  otherRow: number,
  distances: Float64Array,
  at: number,
): void {
  const { width, values } = one
  const [from, others, first] = [row * width, other.values, otherRow * width]
  const [second, third, fourth] = [first + width, first + 2 * width, first + 3 * width]
  let [sum1, sum2, sum3, sum4] = [0, 0, 0, 0]
  for (let column = 0; column < width; column++) {
    const value = values[from + column] ?? 0
    const difference1 = value - (others[first + column] ?? 0)
    const difference2 = value - (others[second + column] ?? 0)
    const difference3 = value - (others[third + column] ?? 0)
    const difference4 = value - (others[fourth + column] ?? 0)
    sum1 += difference1 * difference1
    sum2 += difference2 * difference2
    sum3 += difference3 * difference3
    sum4 += difference4 * difference4
  }
  distances[at] = Math.sqrt(sum1)
  distances[at + 1] = Math.sqrt(sum2)
  distances[at + 2] = Math.sqrt(sum3)
  distances[at + 3] = Math.sqrt(sum4)
}

/** Measures the distance of two frames. */
export function distanceOf(one: FrameTable, row: number, other: FrameTable, otherRow: number): number {
  const { width } = one
  const [from, otherFrom] = [row * width, otherRow * width]
  let sum = 0
  for (let column = 0; column < width; column++) {
    const difference = (one.values[from + column] ?? 0) - (other.values[otherFrom + column] ?? 0)
    sum += difference * difference
  }
  return Math.sqrt(sum)
}
