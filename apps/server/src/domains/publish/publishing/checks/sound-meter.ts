import { amplitudeOf, createLoudnessMeter, createTruePeakMeter } from '@vireo/audio'

/** What is quieter is silence, as everywhere in the house. */
const silentBelow = amplitudeOf(-50)
/** How a recording sounds. */
export type Sounding = {
  /** Null where nothing is heard. */
  readonly loudnessLufs: number | null
  readonly peakDbtp: number | null
  readonly silenceStartMs: number
  readonly silenceEndMs: number
  /** The longest between two moments in which something is heard. */
  readonly silenceInsideMs: number
  readonly durationMs: number
  /** Levels over all of it, 0 to 100. */
  readonly peaks: readonly number[]
}

const peaksMax = 100
/** So much of a sound makes one level, until there are too many of them. */
const stretchMs = 100

/** Reads how a stream sounds, however it is cut; memory does not grow with its length, but for a number each 100 ms. */
export class SoundMeter {
  readonly #rateHz: number
  readonly #loudness
  readonly #peak = createTruePeakMeter()
  #samples = 0
  #firstHeard: number | undefined
  #lastHeard = -1
  #longestGap = 0
  /** The highest of each stretch so far. */
  readonly #levels: number[] = []

  constructor(rateHz: number) {
    this.#rateHz = rateHz
    this.#loudness = createLoudnessMeter(rateHz)
  }

  process(samples: Float32Array): void {
    this.#loudness.process(samples)
    this.#peak.process(samples)
    const stretch = Math.round((this.#rateHz * stretchMs) / 1000)
    for (const [at, sample] of samples.entries()) {
      const place = Math.floor((this.#samples + at) / stretch)
      this.#levels[place] = Math.max(this.#levels[place] ?? 0, Math.abs(sample))
      if (sample < silentBelow && sample > -silentBelow) continue
      const now = this.#samples + at
      if (this.#firstHeard === undefined) this.#firstHeard = now
      else this.#longestGap = Math.max(this.#longestGap, now - this.#lastHeard - 1)
      this.#lastHeard = now
    }
    this.#samples += samples.length
  }

  result(): Sounding {
    const ms = (count: number) => Math.round((count * 1000) / this.#rateHz)
    const isHeard = this.#firstHeard !== undefined
    return {
      loudnessLufs: finite(this.#loudness.integrated()),
      peakDbtp: finite(this.#peak.result()),
      silenceStartMs: ms(this.#firstHeard ?? this.#samples),
      silenceEndMs: isHeard ? ms(this.#samples - 1 - this.#lastHeard) : 0,
      silenceInsideMs: ms(this.#longestGap),
      durationMs: ms(this.#samples),
      peaks: condensed(this.#levels).map((level) => Math.round(Math.min(1, level) * 100)),
    }
  }
}

/** Answers the highest of each of equal stretches; few levels stay as they are. */
function condensed(levels: readonly number[]): readonly number[] {
  const count = Math.min(peaksMax, levels.length)
  return Array.from({ length: count }, (_, at) => {
    const from = Math.floor((at * levels.length) / count)
    const to = Math.max(from + 1, Math.floor(((at + 1) * levels.length) / count))
    return levels.slice(from, to).reduce((highest, level) => Math.max(highest, level), 0)
  })
}

function finite(value: number): number | null {
  return Number.isFinite(value) ? value : null
}
