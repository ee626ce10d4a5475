import { joinSamples } from '../join.ts'
import { amplitudeOf, samplesIn, type Decibels, type Milliseconds, type SampleCount } from '../units.ts'

/** Holds back silence until something is heard, then passes everything on. */
export type LeadingSilenceTrimmer = {
  process(samples: Float32Array): Float32Array<ArrayBuffer>
  /** What is still held when nothing was ever heard: at most `keepMs` of silence. */
  flush(): Float32Array<ArrayBuffer>
  reset(): void
  /** Samples dropped so far: what times measured on the input have to be moved back by. */
  readonly trimmedSamples: SampleCount
}

export type LeadingSilenceOptions = {
  readonly sampleRateHz: number
  /** How much of the silence stays ahead of the first audible sample. */
  readonly keepMs: Milliseconds
  /** Level above which a sample counts as heard; −50 dBFS unless said. */
  readonly thresholdDbfs?: Decibels
}

/**
 * Creates a trimmer of the silence before speech, of which `keepMs` are kept. Memory is bounded by that, however long
 * the silence lasts.
 */
export function trimLeadingSilence(options: LeadingSilenceOptions): LeadingSilenceTrimmer {
  const { sampleRateHz, keepMs, thresholdDbfs = -50 } = options
  const threshold = amplitudeOf(thresholdDbfs)
  const keep = samplesIn(keepMs, sampleRateHz)
  let heard = false
  let trimmed = 0
  let held = new Float32Array(0)

  return {
    get trimmedSamples() {
      return trimmed
    },
    process(samples) {
      if (heard) return samples.slice()
      const first = samples.findIndex((sample) => sample > threshold || sample < -threshold)
      heard = first >= 0
      const silence = joinSamples([held, heard ? samples.subarray(0, first) : samples])
      const drop = Math.max(0, silence.length - keep)
      trimmed += drop
      held = heard ? new Float32Array(0) : silence.slice(drop)
      return heard ? joinSamples([silence.subarray(drop), samples.subarray(first)]) : new Float32Array(0)
    },
    flush() {
      const rest = held
      held = new Float32Array(0)
      return rest
    },
    reset() {
      heard = false
      trimmed = 0
      held = new Float32Array(0)
    },
  }
}
