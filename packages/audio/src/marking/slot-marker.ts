import { BandGains, createLevels, silent } from './band-gains.ts'
import {
  bandsOfBins,
  frameHopSeconds,
  frameLength,
  framesPerSlot,
  frameWindow,
  type MarkPattern,
  transformSize,
  weightsOfBins,
} from './mark-grid.ts'
import type { Sliding } from './sliding.ts'
import { transform } from './transform.ts'

const pairsOfFrames = framesPerSlot / 2

type Channel = { readonly samples: Sliding; readonly change: Sliding }
type Transformed = { readonly real: Float64Array; readonly imaginary: Float64Array }

/** Finds out, slot by slot, what has to be added to a sound at a low rate so that it says a pattern. */
export class SlotMarker {
  readonly #gains: BandGains
  readonly #hop: number
  readonly #length: number
  readonly #window: Float64Array
  readonly #bands: Int8Array
  readonly #weights: Float64Array
  readonly #levels = createLevels()
  readonly #spectra: readonly Transformed[]
  #slot = 0

  constructor(rateHz: number, pattern: MarkPattern, channels: number) {
    this.#gains = new BandGains(pattern)
    this.#hop = frameHopSeconds * rateHz
    this.#length = frameLength(rateHz)
    this.#window = frameWindow(rateHz)
    this.#bands = bandsOfBins(rateHz)
    this.#weights = weightsOfBins(rateHz)
    this.#spectra = Array.from({ length: channels * pairsOfFrames }, () => ({
      real: new Float64Array(transformSize),
      imaginary: new Float64Array(transformSize),
    }))
  }

  /** Where the first frame that was not marked yet begins: up to there the change is final. */
  get finishedEnd(): number {
    return this.#begins(this.#slot * framesPerSlot)
  }

  /** Leaves the sound before a place as it is: it has left. */
  skipTo(place: number): void {
    while (this.finishedEnd < place) this.#slot++
  }

  /** Marks all slots that are there. */
  mark(channels: readonly Channel[]): void {
    const end = channels[0]?.samples.end ?? 0
    for (;;) {
      const first = this.#slot * framesPerSlot
      const needed = this.#begins(first + framesPerSlot - 1) + this.#length
      if (needed > end) return
      this.#markSlot(channels, first)
      this.#slot++
    }
  }

  #begins(frame: number): number {
    return Math.round(frame * this.#hop) - this.#length / 2
  }

  #markSlot(channels: readonly Channel[], first: number): void {
    for (const [index, { samples }] of channels.entries())
      for (let pair = 0; pair < pairsOfFrames; pair++) {
        const spectrum = this.#spectra[index * pairsOfFrames + pair]
        if (!spectrum) continue
        this.#read(samples, this.#begins(first + 2 * pair), spectrum.real)
        this.#read(samples, this.#begins(first + 2 * pair + 1), spectrum.imaginary)
        transform(spectrum.real, spectrum.imaginary)
      }
    this.#measure(channels.length)
    const gains = this.#gains.choose(this.#levels, this.#slot)
    if (!gains) return
    for (const [index, { change }] of channels.entries())
      for (let pair = 0; pair < pairsOfFrames; pair++) {
        const spectrum = this.#spectra[index * pairsOfFrames + pair]
        if (!spectrum) continue
        this.#amplify(spectrum, gains)
        transform(spectrum.imaginary, spectrum.real)
        this.#write(spectrum.real, this.#begins(first + 2 * pair), change)
        this.#write(spectrum.imaginary, this.#begins(first + 2 * pair + 1), change)
      }
  }

  #read({ values, start, end }: Sliding, begins: number, into: Float64Array): void {
    into.fill(0)
    const from = Math.max(0, -begins)
    const to = Math.min(this.#length, end - begins)
    const offset = begins - start
    for (let at = from; at < to; at++) into[at] = (values[offset + at] ?? 0) * (this.#window[at] ?? 0)
  }

  #write(from: Float64Array, begins: number, change: Sliding): void {
    change.extend(begins + this.#length)
    const offset = begins - change.start
    for (let at = Math.max(0, -begins, -offset); at < this.#length; at++)
      change.values[offset + at] =
        (change.values[offset + at] ?? 0) + ((from[at] ?? 0) * (this.#window[at] ?? 0)) / transformSize
  }

  /** Measures how much each band holds; two channels by what one hears who hears both as one. */
  #measure(channels: number): void {
    this.#levels.energies.fill(silent)
    this.#levels.squares.fill(silent)
    this.#levels.whole = 0
    for (let pair = 0; pair < pairsOfFrames; pair++) {
      const one = this.#spectra[pair]
      const other = channels === 2 ? this.#spectra[pairsOfFrames + pair] : one
      if (one && other) this.#add(one, other)
    }
  }

  #add(one: Transformed, other: Transformed): void {
    const { energies, squares } = this.#levels
    for (let bin = 1; bin < transformSize / 2; bin++) {
      const mirror = transformSize - bin
      const a = (one.real[bin] ?? 0) + (other.real[bin] ?? 0)
      const b = (one.imaginary[bin] ?? 0) + (other.imaginary[bin] ?? 0)
      const c = (one.real[mirror] ?? 0) + (other.real[mirror] ?? 0)
      const d = (one.imaginary[mirror] ?? 0) + (other.imaginary[mirror] ?? 0)
      const energy = (a * a + b * b + c * c + d * d) / 8
      this.#levels.whole += energy
      const band = this.#bands[bin] ?? -1
      if (band < 0) continue
      const weight = this.#weights[bin] ?? 0
      energies[band] = (energies[band] ?? 0) + weight * energy
      squares[band] = (squares[band] ?? 0) + weight * weight * energy
    }
  }

  #amplify({ real, imaginary }: Transformed, gains: Float64Array): void {
    real[0] = imaginary[0] = real[transformSize / 2] = imaginary[transformSize / 2] = 0
    for (let bin = 1; bin < transformSize / 2; bin++) {
      const band = this.#bands[bin] ?? -1
      const gain = band < 0 ? 0 : (gains[band] ?? 0) * (this.#weights[bin] ?? 0)
      const mirror = transformSize - bin
      real[bin] = (real[bin] ?? 0) * gain
      imaginary[bin] = (imaginary[bin] ?? 0) * gain
      real[mirror] = (real[mirror] ?? 0) * gain
      imaginary[mirror] = (imaginary[mirror] ?? 0) * gain
    }
  }
}
