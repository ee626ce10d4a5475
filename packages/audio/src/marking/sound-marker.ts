import { joinSamples } from '../join.ts'
import { createLowPass, type LowPass } from './low-pass.ts'
import type { MarkPattern } from './mark-grid.ts'
import { Sliding } from './sliding.ts'
import { SlotMarker } from './slot-marker.ts'

/**
 * Writes a mark into a stream of one or two channels. Output lines up with input; it comes at most 80 milliseconds of
 * sound later. How samples are cut into calls makes no difference.
 */
export type SoundMarker = {
  /** Samples −1…1, one array for each channel; returns as many arrays. */
  process(channels: readonly Float32Array[]): Float32Array<ArrayBuffer>[]
  /** What is held back, without a mark where one would have to wait: for who listens now, and for the end. */
  settle(): Float32Array<ArrayBuffer>[]
}

type Channel = { readonly whole: Sliding; readonly samples: Sliding; readonly change: Sliding }

const doubles = (length: number) => new Float64Array(length)

/** Creates a marker for sounds of a rate of at least 8 kHz. */
export function createSoundMarker(sampleRateHz: number, pattern: MarkPattern, channels: 1 | 2 = 1): SoundMarker {
  return new StreamMarker(sampleRateHz, pattern, channels)
}

/** Writes a mark into a whole sound of one or two channels. */
export function markSound(
  channels: readonly Float32Array[],
  sampleRateHz: number,
  pattern: MarkPattern,
): Float32Array<ArrayBuffer>[] {
  const marker = createSoundMarker(sampleRateHz, pattern, channels.length === 2 ? 2 : 1)
  const most = marker.process(channels)
  return marker.settle().map((rest, at) => joinSamples([most[at] ?? rest.subarray(0, 0), rest]))
}

class StreamMarker implements SoundMarker {
  readonly #filter: LowPass
  readonly #slots: SlotMarker
  readonly #channels: readonly Channel[]
  #written = 0

  constructor(sampleRateHz: number, pattern: MarkPattern, channels: number) {
    this.#filter = createLowPass(sampleRateHz)
    this.#slots = new SlotMarker(sampleRateHz / this.#filter.factor, pattern, channels)
    this.#channels = Array.from({ length: channels }, () => ({
      whole: new Sliding(doubles),
      samples: new Sliding(doubles),
      change: new Sliding(doubles),
    }))
  }

  process(channels: readonly Float32Array[]): Float32Array<ArrayBuffer>[] {
    for (const [index, { whole, samples }] of this.#channels.entries()) {
      whole.add(channels[index] ?? [])
      this.#filter.decimate(whole, samples)
    }
    this.#slots.mark(this.#channels)
    const { factor, reach } = this.#filter
    return this.#take(this.#slots.finishedEnd * factor - reach)
  }

  settle(): Float32Array<ArrayBuffer>[] {
    const rest = this.#take(Infinity)
    const { factor, reach } = this.#filter
    this.#slots.skipTo(Math.ceil((this.#written + reach) / factor))
    return rest
  }

  #take(known: number): Float32Array<ArrayBuffer>[] {
    const start = this.#written
    const { factor, reach } = this.#filter
    return this.#channels.map(({ whole, samples, change }) => {
      const end = Math.max(start, Math.min(whole.end, known))
      const marked = whole.values.slice(start - whole.start, end - whole.start)
      this.#filter.interpolate(change, marked, start)
      const out = new Float32Array(marked)
      this.#written = end
      whole.forget(Math.min(end, samples.end * factor - reach))
      samples.forget(this.#slots.finishedEnd)
      change.forget(Math.floor((end - reach) / factor))
      return out
    })
  }
}
