import { amplitudeOf, samplesIn, type Decibels, type Milliseconds } from '../units.ts'

/** Keeps peaks below a ceiling by turning down ahead of them. Output lines up with input; it only comes later. */
export type Limiter = {
  process(samples: Float32Array): Float32Array<ArrayBuffer>
  /** The last look-ahead's worth of samples. */
  flush(): Float32Array<ArrayBuffer>
  reset(): void
}

export type LimiterOptions = {
  readonly sampleRateHz: number
  /** No sample leaves above this level. */
  readonly ceilingDbfs: Decibels
  readonly lookAheadMs: Milliseconds
}

/** Time in which the gain returns by 63 % after a peak: short enough for speech, long enough not to buzz. */
const releaseMs = 50

/** Gains this close to one count as one, so that a signal is left alone again some time after a peak. */
const recovered = 1 - 1e-4

/**
 * Creates a look-ahead limiter: the gain that each sample needs is held over the look-ahead (sliding minimum), released
 * slowly and averaged over the same span, so that every value in the average suffices for the sample leaving.
 */
export function createLimiter(options: LimiterOptions): Limiter {
  return new LookAheadLimiter(options)
}

/** Of the held gains in the ring; `reductions` of them are below one, and with none samples pass as they are. */
type RunningAverage = {
  readonly lastHeld: number
  readonly heldSum: number
  readonly reductions: number
  readonly slot: number
}

class LookAheadLimiter implements Limiter {
  readonly #ceiling: number
  readonly #span: number
  readonly #release: number
  /** The samples that have come in and not gone out: one fewer than the span. */
  readonly #waiting: Float32Array
  /** Ring of the held gains in the average. */
  readonly #held: Float64Array
  /** Sliding minimum: a ring of rising gains with the time each one came in. */
  readonly #queueGain: Float64Array
  readonly #queueTime: Float64Array
  #queueHead = 0
  #queueLength = 0
  #time = 0
  #average: RunningAverage

  constructor({ sampleRateHz, ceilingDbfs, lookAheadMs }: LimiterOptions) {
    // The largest float not above the ceiling, so that rounding cannot exceed it.
    const exact = amplitudeOf(ceilingDbfs)
    this.#ceiling = Math.fround(exact) > exact ? Math.fround(exact * (1 - 2 ** -23)) : Math.fround(exact)
    this.#span = Math.max(1, samplesIn(lookAheadMs, sampleRateHz))
    this.#release = 1 - Math.exp(-1000 / (releaseMs * sampleRateHz))
    this.#waiting = new Float32Array(this.#span - 1)
    this.#held = new Float64Array(this.#span)
    this.#queueGain = new Float64Array(this.#span)
    this.#queueTime = new Float64Array(this.#span)
    this.#held.fill(1)
    this.#average = { lastHeld: 1, heldSum: this.#span, reductions: 0, slot: 0 }
  }

  reset(): void {
    this.#waiting.fill(0)
    this.#held.fill(1)
    this.#queueHead = 0
    this.#queueLength = 0
    this.#time = 0
    this.#average = { lastHeld: 1, heldSum: this.#span, reductions: 0, slot: 0 }
  }

  process(samples: Float32Array): Float32Array<ArrayBuffer> {
    const line = new Float32Array(this.#waiting.length + samples.length)
    line.set(this.#waiting)
    line.set(samples, this.#waiting.length)
    const out = line.slice(0, samples.length)
    const early = Math.max(0, Math.min(samples.length, this.#waiting.length - this.#time))
    for (let at = 0; at < samples.length;) {
      if (this.#average.reductions === 0) at = this.#passQuiet(samples, at)
      if (at < samples.length) at = this.#turnDown(samples, at, out)
    }
    this.#waiting.set(line.subarray(samples.length))
    return early === 0 ? out : out.slice(early)
  }

  flush(): Float32Array<ArrayBuffer> {
    return this.process(new Float32Array(this.#waiting.length))
  }

  /** Nothing is being turned down: goes on to the first sample over the ceiling. */
  #passQuiet(samples: Float32Array, from: number): number {
    const ceiling = this.#ceiling
    let at = from
    for (; at < samples.length; at++) {
      const sample = samples[at] ?? 0
      if (sample > ceiling || sample < -ceiling) break
    }
    this.#time += at - from
    return at
  }

  /** Takes in samples and turns down the ones that leave, until nothing needs turning down any more. */
  #turnDown(samples: Float32Array, from: number, out: Float32Array): number {
    const ceiling = this.#ceiling
    const span = this.#span
    const held = this.#held
    const release = this.#release
    const perSpan = 1 / span
    let { lastHeld, heldSum, reductions, slot } = this.#average
    let at = from
    do {
      const magnitude = Math.abs(samples[at] ?? 0)
      const isOver = magnitude > ceiling
      const suffices = isOver || this.#queueLength > 0 ? this.#smallest(isOver ? ceiling / magnitude : 1) : 1
      const released = lastHeld + (1 - lastHeld) * release
      lastHeld = Math.min(suffices, released > recovered ? 1 : released)
      const leaving = held[slot] ?? 1
      held[slot] = lastHeld
      slot = slot + 1 === span ? 0 : slot + 1
      reductions += (lastHeld < 1 ? 1 : 0) - (leaving < 1 ? 1 : 0)
      heldSum = reductions === 0 ? span : heldSum + lastHeld - leaving
      const limited = (out[at] ?? 0) * heldSum * perSpan
      out[at] = limited > ceiling ? ceiling : limited < -ceiling ? -ceiling : limited
      this.#time++
      at++
    } while (reductions > 0 && at < samples.length)
    this.#average = { lastHeld, heldSum, reductions, slot }
    return at
  }

  /** The smallest gain of the last `span` samples, this one included. */
  #smallest(gain: number): number {
    const span = this.#span
    while (this.#queueLength > 0 && (this.#queueTime[this.#queueHead] ?? 0) <= this.#time - span) {
      this.#queueHead = (this.#queueHead + 1) % span
      this.#queueLength--
    }
    if (gain < 1) {
      while (
        this.#queueLength > 0 &&
        (this.#queueGain[(this.#queueHead + this.#queueLength - 1) % span] ?? 0) >= gain
      ) {
        this.#queueLength--
      }
      const tail = (this.#queueHead + this.#queueLength) % span
      this.#queueGain[tail] = gain
      this.#queueTime[tail] = this.#time
      this.#queueLength++
    }
    return this.#queueLength > 0 ? (this.#queueGain[this.#queueHead] ?? 1) : 1
  }
}
