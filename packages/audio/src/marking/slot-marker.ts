import { BandGains, createLevels, silent } from './band-gains.ts'
import {
  frameHopSeconds,
  frameLength,
  framesPerSlot,
  frameWindow,
  type MarkPattern,
  transformSize,
} from './mark-grid.ts'
import { type PlacesOfBand, placesOfBands } from './places-of-bands.ts'
import type { Sliding } from './sliding.ts'
import { fromSpectrum, placesOfBins, type Spectrum, toSpectrum } from './transform.ts'

const pairsOfFrames = framesPerSlot / 2

type Channel = { readonly samples: Sliding; readonly change: Sliding }

/** Finds out, slot by slot, what has to be added to a sound at a low rate so that it says a pattern. */
export class SlotMarker {
  readonly #gains: BandGains
  readonly #hop: number
  readonly #length: number
  readonly #window: Float64Array
  /** The same window, and what the way back is too large by. */
  readonly #windowBack: Float64Array
  readonly #bands: readonly PlacesOfBand[]
  readonly #powers = new Float64Array(transformSize)
  readonly #gainsOfPlaces = new Float64Array(transformSize)
  readonly #levels = createLevels()
  readonly #spectra: readonly Spectrum[]
  #slot = 0

  constructor(rateHz: number, pattern: MarkPattern, channels: number) {
    this.#gains = new BandGains(pattern)
    this.#hop = frameHopSeconds * rateHz
    this.#length = frameLength(rateHz)
    this.#window = frameWindow(rateHz)
    this.#windowBack = this.#window.map((share) => share / transformSize)
    this.#bands = placesOfBands(rateHz)
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
        toSpectrum(spectrum.real, spectrum.imaginary)
        withoutEnds(spectrum)
      }
    this.#measure(channels.length)
    const gains = this.#gains.choose(this.#levels, this.#slot)
    if (!gains) return
    this.#spread(gains)
    for (const [index, { change }] of channels.entries())
      for (let pair = 0; pair < pairsOfFrames; pair++) {
        const spectrum = this.#spectra[index * pairsOfFrames + pair]
        if (!spectrum) continue
        this.#amplify(spectrum)
        fromSpectrum(spectrum.real, spectrum.imaginary)
        this.#write(spectrum.real, this.#begins(first + 2 * pair), change)
        this.#write(spectrum.imaginary, this.#begins(first + 2 * pair + 1), change)
      }
  }

  #read({ values, start, end }: Sliding, begins: number, into: Float64Array): void {
    const window = this.#window
    const from = begins < 0 ? -begins : 0
    const to = Math.min(this.#length, end - begins)
    const offset = begins - start
    if (from > 0) into.fill(0, 0, from)
    for (let at = from; at < to; at++) into[at] = (values[offset + at] ?? 0) * (window[at] ?? 0)
    into.fill(0, to)
  }

  #write(from: Float64Array, begins: number, change: Sliding): void {
    change.extend(begins + this.#length)
    const { values } = change
    const window = this.#windowBack
    const offset = begins - change.start
    for (let at = Math.max(0, 0 - begins, 0 - offset); at < this.#length; at++)
      values[offset + at] = (values[offset + at] ?? 0) + (from[at] ?? 0) * (window[at] ?? 0)
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

  #add(one: Spectrum, other: Spectrum): void {
    const powers = this.#powers
    let whole = 0
    for (let place = 0; place < transformSize; place++) {
      const a = (one.real[place] ?? 0) + (other.real[place] ?? 0)
      const b = (one.imaginary[place] ?? 0) + (other.imaginary[place] ?? 0)
      const power = (a * a + b * b) / 8
      powers[place] = power
      whole += power
    }
    this.#levels.whole += whole
    const { energies, squares } = this.#levels
    for (const [band, { places, mirrored, weights }] of this.#bands.entries()) {
      let [energy, square] = [0, 0]
      for (let at = 0; at < places.length; at++) {
        const weight = weights[at] ?? 0
        const weighted = weight * ((powers[places[at] ?? 0] ?? 0) + (powers[mirrored[at] ?? 0] ?? 0))
        energy += weighted
        square += weight * weighted
      }
      energies[band] = (energies[band] ?? 0) + energy
      squares[band] = (squares[band] ?? 0) + square
    }
  }

  /** Says by how much each place of a spectrum changes; those of no band stay as they are. */
  #spread(gains: Float64Array): void {
    for (const [band, { places, mirrored, weights }] of this.#bands.entries())
      for (let at = 0; at < places.length; at++) {
        const gain = (gains[band] ?? 0) * (weights[at] ?? 0)
        this.#gainsOfPlaces[places[at] ?? 0] = this.#gainsOfPlaces[mirrored[at] ?? 0] = gain
      }
  }

  #amplify({ real, imaginary }: Spectrum): void {
    const gains = this.#gainsOfPlaces
    for (let place = 0; place < transformSize; place++) {
      const gain = gains[place] ?? 0
      real[place] = (real[place] ?? 0) * gain
      imaginary[place] = (imaginary[place] ?? 0) * gain
    }
  }
}

/** Takes what belongs to no wave: the mean, and what only changes its sign. */
function withoutEnds({ real, imaginary }: Spectrum): void {
  const half = placesOfBins[transformSize / 2] ?? 0
  real[0] = imaginary[0] = real[half] = imaginary[half] = 0
}
