import { createLimiter, createLoudnessMeter, joinSamples, type Limiter, type LoudnessMeter } from '@vireo/audio'
import { assertLoud, ceilingAt, correctionDbMax, judgedMs, lookAheadMs, targetLufs } from './loudness-of-speech.ts'
import { amplify } from '../pieces/piece-checks.ts'

/** How often the gain is looked at, and how far it moves in that time: nobody hears 6 dB a second inside speech. */
const stepMs = 100
const stepDbMax = 0.6

/** What is said of a piece's loudness by less than this is too little to move the gain by. */
const settlingMs = 1000

/**
 * Brings speech that is still growing towards −16 LUFS: it begins at its voice's measured gain, and is moved by what
 * has been heard of it so far, below the same ceiling as a whole piece (see `levelPiece`). How it is cut makes no
 * difference.
 */
export class RunningGain {
  readonly #sampleRateHz: number
  readonly #gainDb: number
  readonly #raw: LoudnessMeter
  /** Before and after the limiter, which takes back part of a large gain. */
  readonly #amplified: LoudnessMeter
  readonly #levelled: LoudnessMeter
  readonly #limiter: Limiter
  readonly #stepSamples: number
  #correctionDb = 0
  #heard = 0

  constructor(sampleRateHz: number, gainDb: number) {
    this.#sampleRateHz = sampleRateHz
    this.#gainDb = gainDb
    this.#raw = createLoudnessMeter(sampleRateHz)
    this.#amplified = createLoudnessMeter(sampleRateHz)
    this.#levelled = createLoudnessMeter(sampleRateHz)
    this.#limiter = createLimiter({ sampleRateHz, ceilingDbfs: ceilingAt(sampleRateHz), lookAheadMs })
    this.#stepSamples = Math.round((stepMs * sampleRateHz) / 1000)
  }

  /** The samples given are used up. Throws SuspectAudioError for what is no sound. */
  process(samples: Float32Array): Float32Array {
    const levelled: Float32Array[] = []
    for (let at = 0; at < samples.length;) {
      const end = Math.min(samples.length, at + this.#stepSamples - (this.#heard % this.#stepSamples))
      levelled.push(this.#level(samples.subarray(at, end)))
      at = end
    }
    return joinSamples(levelled)
  }

  /** What the limiter held back. Throws SuspectAudioError when the whole did not come out as loud as speech. */
  finish(): Float32Array {
    const rest = this.#counted(this.#limiter.flush())
    if ((this.#heard * 1000) / this.#sampleRateHz >= judgedMs) assertLoud(this.#levelled.integrated())
    return rest
  }

  #counted(samples: Float32Array): Float32Array {
    this.#levelled.process(samples)
    return samples
  }

  /** At most the rest of one step. */
  #level(samples: Float32Array): Float32Array {
    if (this.#heard > 0 && this.#heard % this.#stepSamples === 0) this.#step()
    this.#raw.process(samples)
    amplify(samples, 10 ** ((this.#gainDb + this.#correctionDb) / 20))
    this.#amplified.process(samples)
    this.#heard += samples.length
    return this.#counted(this.#limiter.process(samples))
  }

  #step(): void {
    const heardMs = (this.#heard * 1000) / this.#sampleRateHz
    if (heardMs < settlingMs) return
    const limitedDb = this.#amplified.integrated() - this.#levelled.integrated()
    const lufs = this.#raw.integrated() + this.#gainDb - limitedDb
    if (!Number.isFinite(lufs)) return
    const wanted = Math.min(correctionDbMax, Math.max(-correctionDbMax, targetLufs - lufs))
    const move = Math.min(stepDbMax, Math.max(-stepDbMax, wanted - this.#correctionDb))
    this.#correctionDb += move
  }
}
