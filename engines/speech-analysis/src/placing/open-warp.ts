import type { FrameTable } from '@vireo/audio'
import { distanceOf, measureRow } from '../warp.ts'

/** What was said may be so much slower than the reference, and begin so many frames later. */
const slowest = 2.5
const headStart = 300
const rowsBetweenBeats = 50

const diagonal = 0
const down = 1
const right = 2

export type OpenPath = {
  /** Mean distance along the path. */
  readonly distance: number
  /** For each frame of the text the first frame of the recording that is aligned with it. */
  readonly path: Int32Array
  /** For each frame of the text the mean distance of what is aligned with it. */
  readonly costs: Float32Array
  /** For each frame of the text, of the steps that lead to it the share at which both go on together. */
  readonly straight: Float32Array
}

/**
 * Warps a text onto the beginning of a recording, which may go on: both begin together, and the path ends where the whole
 * text fits best.
 */
export function openPath(text: FrameTable, recording: FrameTable, onBeat: () => void): OpenPath {
  const { steps, end, distance } = walk(text, recording, onBeat)
  const path = new Int32Array(text.frames)
  const costs = new Float32Array(text.frames)
  const straight = new Float32Array(text.frames)
  const counts = new Uint32Array(text.frames)
  let [row, column] = [text.frames - 1, end]
  while (row >= 0 && column >= 0) {
    path[row] = column
    costs[row] = (costs[row] ?? 0) + distanceOf(text, row, recording, column)
    counts[row] = (counts[row] ?? 0) + 1
    const step = steps[row * recording.frames + column]
    if (step === diagonal) straight[row] = 1
    if (step !== right) row--
    if (step !== down) column--
  }
  const shared = (values: Float32Array) => values.map((value, at) => value / Math.max(1, counts[at] ?? 1))
  return { distance, path, costs: shared(costs), straight: shared(straight) }
}

/** Fills the table of steps, and finds the frame of the recording at which the text ends. */
function walk(text: FrameTable, recording: FrameTable, onBeat: () => void) {
  const [rows, columns] = [text.frames, recording.frames]
  const steps = new Uint8Array(rows * columns)
  let before = new Float64Array(columns + 1).fill(Infinity)
  let here = new Float64Array(columns + 1).fill(Infinity)
  const distances = new Float64Array(columns)
  before[0] = 0
  for (let row = 0; row < rows; row++) {
    if (row % rowsBetweenBeats === 0) onBeat()
    const reach = Math.min(columns, Math.ceil(headStart + slowest * row))
    measureRow(text, row, { table: recording, start: 0, end: reach }, distances)
    here[0] = Infinity
    for (let column = 0; column < reach; column++) {
      const distance = distances[column] ?? 0
      const straight = (before[column] ?? 0) + 2 * distance
      const slower = (before[column + 1] ?? 0) + distance
      const faster = (here[column] ?? 0) + distance
      const best = Math.min(straight, slower, faster)
      here[column + 1] = best
      steps[row * columns + column] = best === straight ? diagonal : best === slower ? down : right
    }
    ;[before, here] = [here, before]
  }
  let end = columns - 1
  let distance = Infinity
  for (let column = 0; column < columns; column++) {
    const mean = (before[column + 1] ?? Infinity) / (rows + column + 1)
    if (mean < distance) [distance, end] = [mean, column]
  }
  return { steps, end, distance }
}
