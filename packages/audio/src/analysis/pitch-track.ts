/** The pitch of a recording, one value for each hop; 0 where nothing is voiced. */
export type PitchTrack = {
  readonly hopSamples: number
  readonly hz: Float32Array
}

export const lowestHz = 60
export const highestHz = 500
export const hopMs = 5

/** Lag candidates of one frame that are worth following. */
export const candidatesMax = 4

const windowMs = 24

/** Candidates of all frames, side by side: a frame without any is unvoiced for certain. */
export type PitchCandidates = {
  readonly frames: number
  /** `candidatesMax` periods for each frame, in seconds; 0 where there is none. */
  readonly periods: Float32Array
  /** How badly each period fits, 0 (perfect) … 1. */
  readonly misfits: Float32Array
}

/** The difference function of one frame and its normalisation, reused from frame to frame. */
export class PeriodFinder {
  readonly windowSamples: number
  readonly #sampleRateHz: number
  readonly #shortest: number
  readonly #longest: number
  readonly #difference: Float32Array
  /** Squared differences by lag, with room for whole fours. */
  readonly #totals: Float64Array
  /** What the frame looks at. */
  readonly #reach: Float64Array

  constructor(sampleRateHz: number) {
    this.#sampleRateHz = sampleRateHz
    this.#shortest = Math.floor(sampleRateHz / highestHz)
    this.#longest = Math.ceil(sampleRateHz / lowestHz)
    this.#difference = new Float32Array(this.#longest + 2)
    this.#totals = new Float64Array(this.#longest + 6)
    this.windowSamples = Math.round((windowMs * sampleRateHz) / 1000)
    this.#reach = new Float64Array(this.windowSamples + this.#longest + 6)
  }

  /** Samples that a frame looks at, from its start. */
  get reachSamples(): number {
    return this.windowSamples + this.#longest + 1
  }

  /**
   * Writes the best periods of the frame that starts at `start` (de Cheveigné and Kawahara 2002: squared
   * difference, normalised by its cumulative mean; minima are interpolated).
   */
  find(samples: Float32Array, start: number, periods: Float32Array, misfits: Float32Array): void {
    this.#measure(samples, start)
    periods.fill(0)
    misfits.fill(1)
    const difference = this.#difference
    for (let lag = this.#shortest; lag <= this.#longest; lag++) {
      const here = difference[lag] ?? 1
      const before = difference[lag - 1] ?? 1
      const after = difference[lag + 1] ?? 1
      if (here > 0.6 || here > before || here >= after) continue
      const curve = before - 2 * here + after
      const shift = curve > 0 ? (0.5 * (before - after)) / curve : 0
      keepBest(periods, misfits, (lag + shift) / this.#sampleRateHz, here)
    }
  }

  #measure(samples: Float32Array, start: number): void {
    this.#reach.fill(0)
    this.#reach.set(samples.subarray(start, start + this.#reach.length))
    for (let lag = 1; lag <= this.#longest + 1; lag += 4) this.#measureFour(lag)
    const difference = this.#difference
    let sum = 0
    difference[0] = 1
    for (let lag = 1; lag <= this.#longest + 1; lag++) {
      const total = this.#totals[lag] ?? 0
      sum += total
      difference[lag] = sum > 0 ? (total * lag) / sum : 1
    }
  }

  /** The squared differences at four lags: one sum would wait for itself at each sample. */
  #measureFour(lag: number): void {
    const [reach, totals] = [this.#reach, this.#totals]
    const length = this.windowSamples
    let one = 0
    let two = 0
    let three = 0
    let four = 0
    let first = reach[lag] ?? 0
    let second = reach[lag + 1] ?? 0
    let third = reach[lag + 2] ?? 0
    for (let at = 0; at < length; at++) {
      const here = reach[at] ?? 0
      const fourth = reach[at + lag + 3] ?? 0
      one += (here - first) * (here - first)
      two += (here - second) * (here - second)
      three += (here - third) * (here - third)
      four += (here - fourth) * (here - fourth)
      first = second
      second = third
      third = fourth
    }
    totals[lag] = one
    totals[lag + 1] = two
    totals[lag + 2] = three
    totals[lag + 3] = four
  }
}

/** Replaces the worst kept candidate when the new one is better. */
function keepBest(periods: Float32Array, misfits: Float32Array, period: number, misfit: number): void {
  let worst = 0
  for (let at = 1; at < misfits.length; at++) if ((misfits[at] ?? 0) > (misfits[worst] ?? 0)) worst = at
  if (misfit >= (misfits[worst] ?? 1)) return
  misfits[worst] = misfit
  periods[worst] = period
}
