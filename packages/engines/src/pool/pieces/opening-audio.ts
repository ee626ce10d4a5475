import { createBiquads, joinSamples, type Biquads } from '@vireo/audio'
import { levelPiece } from '../loudness/level-piece.ts'
import { PieceIntake, quietEndOf, type FinishedPiece, type PieceAudio, type PieceAudioParts } from './piece-audio.ts'
import { soften } from './soft-edges.ts'
import { RunningGain } from '../loudness/running-gain.ts'

/** What is heard before anything leaves: enough for noise and silence to show, a millisecond of an engine's time. */
const judgedAheadMs = 175

/** A short text is spoken in no time, and its loudness is only known when it is whole. */
const shortestText = 30

/** Tells whether a piece is long enough to be sent before it is whole. */
export function isOpening({ piece, trimsSilence }: Pick<PieceAudioParts, 'piece' | 'trimsSilence'>): boolean {
  return trimsSilence && piece.text.length >= shortestText
}

/**
 * The first piece of a stream, which somebody is waiting for: it leaves while the engine still speaks it, at its
 * voice's own gain, which follows what has been heard. An engine that hands out everything at once is levelled as a
 * whole, as every later piece is.
 */
export class OpeningAudio implements PieceAudio {
  readonly #parts: PieceAudioParts
  readonly #intake: PieceIntake
  readonly #biquads: Biquads
  readonly #gain: RunningGain
  readonly #judgedAhead: number
  #waiting: Float32Array[] = []
  #waitingSamples = 0
  #isJudged = false
  #hasLeft = false
  #quiet = 0

  constructor(parts: PieceAudioParts) {
    const { sampleRateHz, shape, piece } = parts
    this.#parts = parts
    this.#intake = new PieceIntake(parts)
    this.#biquads = createBiquads(shape.filters, sampleRateHz)
    this.#gain = new RunningGain(sampleRateHz, piece.recipe.gainDb)
    this.#judgedAhead = (judgedAheadMs * sampleRateHz) / 1000
  }

  get trimmedMs(): number {
    return this.#intake.trimmedMs
  }

  add(samples: Int16Array): void {
    this.#bend(this.#intake.take(samples))
  }

  ready(): Float32Array {
    if (!this.#isJudged) {
      // From the next chunk on: there has to be one.
      this.#isJudged = this.#waitingSamples >= this.#judgedAhead
      return new Float32Array(0)
    }
    this.#hasLeft = true
    return this.#counted(this.#gain.process(this.#takeWaiting()))
  }

  finish(): FinishedPiece {
    const { pitchShifter, piece, sampleRateHz } = this.#parts
    this.#bend(this.#intake.flush())
    if (pitchShifter) this.#keep(this.#filtered(pitchShifter.flush()))
    const rest = this.#takeWaiting()
    const samples = this.#hasLeft
      ? joinSamples([this.#gain.process(rest), this.#gain.finish()])
      : levelPiece(rest, sampleRateHz, piece.recipe.gainDb)
    soften(samples, sampleRateHz, { start: false, end: true })
    return { samples: this.#counted(samples), quietEndMs: (this.#quiet * 1000) / sampleRateHz }
  }

  #bend(samples: Float32Array): void {
    if (samples.length === 0) return
    const { pitchShifter } = this.#parts
    this.#keep(this.#filtered(pitchShifter ? pitchShifter.process(samples) : samples))
  }

  #filtered(samples: Float32Array): Float32Array {
    this.#biquads.process(samples)
    return samples
  }

  #keep(samples: Float32Array): void {
    this.#waiting.push(samples)
    this.#waitingSamples += samples.length
  }

  #takeWaiting(): Float32Array {
    const samples = joinSamples(this.#waiting)
    this.#waiting = []
    this.#waitingSamples = 0
    return samples
  }

  #counted(samples: Float32Array): Float32Array {
    const quiet = quietEndOf(samples)
    this.#quiet = quiet === samples.length ? this.#quiet + quiet : quiet
    return samples
  }
}
