const windowMs = 50
const fullLevel = 100

/** Peak level of every 50 ms of a stream of samples, 0–100, gathered piece by piece. */
export class LevelMeter {
  readonly #windowSamples: number
  #levels: number[] = []
  #peak = 0
  #filled = 0

  constructor(sampleRateHz: number) {
    this.#windowSamples = Math.round((windowMs * sampleRateHz) / 1000)
  }

  add(samples: Float32Array): void {
    let at = 0
    while (at < samples.length) {
      const end = Math.min(samples.length, at + this.#windowSamples - this.#filled)
      let peak = this.#peak
      this.#filled += end - at
      for (; at < end; at++) {
        const magnitude = Math.abs(samples[at] ?? 0)
        if (magnitude > peak) peak = magnitude
      }
      this.#peak = peak
      if (this.#filled === this.#windowSamples) this.#close()
    }
  }

  /** The levels since the last time this was asked; the last one may be of a shorter stretch. */
  take(): number[] {
    if (this.#filled > 0) this.#close()
    const levels = this.#levels
    this.#levels = []
    return levels
  }

  #close(): void {
    this.#levels.push(Math.round(Math.min(1, this.#peak) * fullLevel))
    this.#peak = 0
    this.#filled = 0
  }
}
