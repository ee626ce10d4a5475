import type { SampleSource } from '@vireo/engines'
import { spectraOf } from './spectra.ts'

const size = 1024
const hop = 256
const bandCount = 20
const range = { low: 60, high: 9000 }
/** How strongly what is quiet is lifted before it is compared. */
const lift = 100

/** How a recording sounds over time: its bands, how strong they are together, and what begins when. */
export type Timbre = {
  readonly framesPerSecond: number
  readonly frameCount: number
  readonly bandCount: number
  /** Frame by frame, band by band: logarithms. */
  readonly bands: Float32Array
  /** Of each frame. */
  readonly power: Float32Array
  /**
   * How much louder bands got since the frame before (spectral flux; J. P. Bello and others, A tutorial on onset detection in music
   * signals, IEEE Transactions on Speech and Audio Processing 13, 2005).
   */
  readonly onsets: Float32Array
}

/** Hears how a recording sounds over time. */
export function timbreOf(source: SampleSource, onBeat: () => void): Timbre {
  const frameCount = Math.max(1, Math.floor(source.sampleCount / hop))
  const bands = new Float32Array(frameCount * bandCount)
  const power = new Float32Array(frameCount)
  const onsets = new Float32Array(frameCount)
  const edges = edgesFor(source.sampleRateHz)
  let frame = 0
  for (const magnitudes of spectraOf(source, { size, hop, onBeat })) {
    let flux = 0
    for (let band = 0; band < bandCount; band += 1) {
      let sum = 0
      const [from, to] = [edges[band] ?? 0, edges[band + 1] ?? 0]
      for (let bin = from; bin < to; bin += 1) sum += (magnitudes[bin] ?? 0) ** 2
      power[frame] = (power[frame] ?? 0) + sum
      const level = Math.log(1 + lift * Math.sqrt(sum))
      bands[frame * bandCount + band] = level
      if (frame > 0) flux += Math.max(0, level - (bands[(frame - 1) * bandCount + band] ?? 0))
    }
    onsets[frame] = flux
    frame += 1
  }
  return { framesPerSecond: source.sampleRateHz / hop, frameCount, bandCount, bands, power, onsets }
}

/** Answers where bands begin, as bins of the spectrum; each has one at least. */
function edgesFor(sampleRateHz: number): number[] {
  const top = Math.min(range.high, sampleRateHz / 2)
  const edges: number[] = []
  for (let band = 0; band <= bandCount; band += 1) {
    const hertz = range.low * (top / range.low) ** (band / bandCount)
    const bin = Math.round((hertz * size) / sampleRateHz)
    edges.push(Math.max(bin, (edges.at(-1) ?? 0) + 1))
  }
  return edges
}
