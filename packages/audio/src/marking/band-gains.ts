import { levelStepDb, markedBands, type MarkPattern, pairsOfBands, slotsPerPattern } from './mark-grid.ts'
import { spend } from './spend.ts'

/** Of a band in a slot; quieter than anything that can be heard. */
export const silent = 1e-7
/**
 * What may be added stays so far below the sound, in power. Frames that overlap take back some of what was added to each of them: of the whole
 * it is 30 dB or more.
 */
const budget = 10 ** (-29.2 / 10)
/** A slot leaves to the next what it did not need, at most so many times its own: a loud one covers it. */
const savedMost = 8
/** Amplitude of a change by one decibel, for small changes. */
const perDecibel = Math.LN10 / 20

/** What a slot holds. */
export type Levels = {
  /** Of each band, where bins count by their weight. */
  readonly energies: Float64Array
  /** The same, where they count by its square. */
  readonly squares: Float64Array
  /** Of everything, whatever its band. */
  whole: number
}

/** Creates levels, to be used again and again. */
export function createLevels(): Levels {
  return { energies: new Float64Array(markedBands), squares: new Float64Array(markedBands), whole: 0 }
}

/** Chooses, slot by slot, by how much each band changes so that the slot says its part of a pattern. */
export class BandGains {
  readonly #pattern: MarkPattern
  readonly #missing = new Float64Array(pairsOfBands)
  readonly #costs = new Float64Array(pairsOfBands)
  readonly #shares = new Float64Array(pairsOfBands)
  readonly #gains = new Float64Array(markedBands)
  #saved = 0

  constructor(pattern: MarkPattern) {
    this.#pattern = pattern
  }

  /** Returns what a bin of full weight changes by in each band, good until the next call; nothing where nothing changes. */
  choose(levels: Levels, slot: number): Float64Array | undefined {
    for (let pair = 0; pair < pairsOfBands; pair++) this.#weigh(levels, pair, slot)
    const own = budget * levels.whole
    const all = own + this.#saved
    const spent = spend({ missing: this.#missing, costs: this.#costs }, all, this.#shares)
    this.#saved = Math.min(all - spent, savedMost * own)
    if (spent === 0) return undefined
    for (let pair = 0; pair < pairsOfBands; pair++) this.#divide(levels, pair)
    return this.#gains
  }

  #weigh(levels: Levels, pair: number, slot: number): void {
    const [low, high] = [levels.energies[2 * pair] ?? 0, levels.energies[2 * pair + 1] ?? 0]
    const isHeard = Math.min(low, high) > 4 * silent
    const says = this.#pattern[(slot % slotsPerPattern) * pairsOfBands + pair] ?? 0
    const place = (10 * Math.log10(low / high)) / levelStepDb - says / 256
    const way = isHeard ? levelStepDb * (Math.round(place) - place) : 0
    const [one, other] = [resistance(levels, 2 * pair), resistance(levels, 2 * pair + 1)]
    this.#missing[pair] = way
    this.#costs[pair] = ((way * perDecibel) ** 2 * one * other) / (one + other)
  }

  /** Of both bands of a pair, the weaker one takes most of the change: there it is heard least. */
  #divide(levels: Levels, pair: number): void {
    const [one, other] = [resistance(levels, 2 * pair), resistance(levels, 2 * pair + 1)]
    const change = (this.#shares[pair] ?? 0) * (this.#missing[pair] ?? 0)
    this.#gains[2 * pair] = gainOf(levels, 2 * pair, (change * other) / (one + other))
    this.#gains[2 * pair + 1] = gainOf(levels, 2 * pair + 1, (-change * one) / (one + other))
  }
}

/** Returns what it costs to change the level of a band, where each bin changes by as much as it counts. */
function resistance({ energies, squares }: Levels, band: number): number {
  return (energies[band] ?? 0) ** 2 / (squares[band] ?? 1)
}

function gainOf({ energies, squares }: Levels, band: number, decibels: number): number {
  return ((energies[band] ?? 0) / (squares[band] ?? 1)) * (10 ** (decibels / 20) - 1)
}
