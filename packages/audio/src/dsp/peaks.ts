/** Gathers the outline of a stream in bounded memory. */
export type PeakMeter = {
  add(samples: Float32Array): void
  /** `buckets` values 0…, each the largest magnitude in its share of everything added so far. May be read any time. */
  peaks(): Float32Array<ArrayBuffer>
}

/** Cells kept per bucket at least; a bucket's border is exact to one cell. */
const cellsPerBucket = 8

/**
 * Creates a peak meter for a stream of unknown length. It starts with one sample a cell and doubles the cell's size
 * whenever memory is full: a day takes as much as a second, 16 floats a bucket. Throws RangeError unless `buckets` is a
 * positive whole number.
 */
export function createPeakMeter({ buckets }: { readonly buckets: number }): PeakMeter {
  if (!Number.isInteger(buckets) || buckets < 1) throw new RangeError(`cannot draw ${buckets} peaks`)
  const cells = new Float32Array(buckets * cellsPerBucket * 2)
  let samplesPerCell = 1
  let total = 0

  function halve(): void {
    for (let at = 0; at < cells.length / 2; at++) cells[at] = Math.max(cells[at * 2] ?? 0, cells[at * 2 + 1] ?? 0)
    cells.fill(0, cells.length / 2)
    samplesPerCell *= 2
  }

  return {
    add(samples) {
      for (let at = 0; at < samples.length;) {
        if (total === cells.length * samplesPerCell) halve()
        const cell = Math.floor(total / samplesPerCell)
        // Cell by cell: a division for each sample would be most of the work.
        const end = Math.min(samples.length, at + (cell + 1) * samplesPerCell - total)
        cells[cell] = highestOf(samples, at, end, cells[cell] ?? 0)
        total += end - at
        at = end
      }
    },
    peaks() {
      const used = Math.ceil(total / samplesPerCell)
      return Float32Array.from({ length: buckets }, (_, bucket) => {
        const from = Math.floor((bucket * used) / buckets)
        const to = Math.max(from + 1, Math.floor(((bucket + 1) * used) / buckets))
        return cells.subarray(from, to).reduce((highest, cell) => Math.max(highest, cell), 0)
      })
    },
  }
}

function highestOf(samples: Float32Array, from: number, end: number, least: number): number {
  let highest = least
  for (let at = from; at < end; at++) {
    const magnitude = Math.abs(samples[at] ?? 0)
    if (magnitude > highest) highest = magnitude
  }
  return highest
}

/**
 * Computes the outline of a whole recording: the largest magnitude in each of `buckets` parts. Fewer samples than
 * buckets repeat.
 */
export function computePeaks(samples: Float32Array, buckets: number): Float32Array<ArrayBuffer> {
  const meter = createPeakMeter({ buckets })
  meter.add(samples)
  return meter.peaks()
}
