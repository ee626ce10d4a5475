import {
  createBiquads,
  joinSamples,
  trimLeadingSilence,
  type LeadingSilenceTrimmer,
  type Resampler,
  type Tempo,
} from '@vireo/audio'
import type { SpeechPiece } from '../../speech.ts'
import { levelPiece } from '../loudness/level-piece.ts'
import { soften } from './soft-edges.ts'
import type { VoiceShape } from './voice-shaping.ts'

const leadingSilenceMs = 50
/** −50 dBFS. */
const audible = 10 ** (-50 / 20)

export type PieceAudioParts = {
  readonly piece: SpeechPiece
  readonly shape: VoiceShape
  readonly sampleRateHz: number
  readonly resampler: Resampler
  /** Present when the shape changes the pitch. */
  readonly pitchShifter: Tempo | undefined
  /** The first words of a stream should not wait for silence. */
  readonly trimsSilence: boolean
}

/** A piece as it is heard, at the engine's rate, or what is left of it. */
export type FinishedPiece = {
  readonly samples: Float32Array
  /** How long the piece is quiet at its end. */
  readonly quietEndMs: number
}

/** Converts samples to −1…1, as a copy. */
export function toFloat(samples: Int16Array): Float32Array {
  const floats = new Float32Array(samples.length)
  for (let at = 0; at < samples.length; at++) floats[at] = (samples[at] ?? 0) / 32_768
  return floats
}

/** Shapes whole samples, pitch before tone. The array given may be overwritten. */
export function bendWhole(
  samples: Float32Array,
  { shape, sampleRateHz, pitchShifter }: Pick<PieceAudioParts, 'shape' | 'sampleRateHz' | 'pitchShifter'>,
): Float32Array {
  const bent = pitchShifter ? joinSamples([pitchShifter.process(samples), pitchShifter.flush()]) : samples
  createBiquads(shape.filters, sampleRateHz).process(bent)
  return bent
}

/** The engine's samples on the scale of −1…1, without the silence ahead of a stream's first words. */
export class PieceIntake {
  readonly #sampleRateHz: number
  readonly #trimmer: LeadingSilenceTrimmer | undefined
  /** Once something came through the trimmer, everything does. */
  #isHeard = false

  constructor({ sampleRateHz, trimsSilence }: Pick<PieceAudioParts, 'sampleRateHz' | 'trimsSilence'>) {
    this.#sampleRateHz = sampleRateHz
    this.#trimmer = trimsSilence ? trimLeadingSilence({ sampleRateHz, keepMs: leadingSilenceMs }) : undefined
  }

  /** How far times measured on the engine's samples have to be moved back. */
  get trimmedMs(): number {
    return ((this.#trimmer?.trimmedSamples ?? 0) * 1000) / this.#sampleRateHz
  }

  /** A copy of what is not left out; empty while nothing has been heard. */
  take(samples: Int16Array): Float32Array {
    const floats = toFloat(samples)
    const kept = this.#isHeard || !this.#trimmer ? floats : this.#trimmer.process(floats)
    if (kept.length > 0) this.#isHeard = true
    return kept
  }

  flush(): Float32Array {
    return this.#trimmer?.flush() ?? new Float32Array(0)
  }
}

/** What one piece's samples go through on the way to the resampler; at the engine's rate, which is the lower one. */
export type PieceAudio = {
  /** How far times measured on the engine's samples have to be moved back. */
  readonly trimmedMs: number
  /** Keeps a copy of the engine's samples. */
  add(samples: Int16Array): void
  /** What may leave by now. */
  ready(): Float32Array
  /** The rest. Throws SuspectAudioError when the piece did not become as loud as speech. */
  finish(): FinishedPiece
}

/** Keeps a piece until it is whole: it is bent and levelled as one, and nothing of it has left before. */
export class WholePieceAudio implements PieceAudio {
  readonly #parts: PieceAudioParts
  readonly #intake: PieceIntake
  readonly #heard: Float32Array[] = []

  constructor(parts: PieceAudioParts) {
    this.#parts = parts
    this.#intake = new PieceIntake(parts)
  }

  get trimmedMs(): number {
    return this.#intake.trimmedMs
  }

  add(samples: Int16Array): void {
    this.#heard.push(this.#intake.take(samples))
  }

  ready(): Float32Array {
    return new Float32Array(0)
  }

  finish(): FinishedPiece {
    const { piece, sampleRateHz, trimsSilence } = this.#parts
    const whole = joinSamples([...this.#heard, this.#intake.flush()])
    const samples = levelPiece(bendWhole(whole, this.#parts), sampleRateHz, piece.recipe.gainDb)
    soften(samples, sampleRateHz, { start: !trimsSilence, end: true })
    return { samples, quietEndMs: (quietEndOf(samples) * 1000) / sampleRateHz }
  }
}

/** Counts the samples at the end that are too quiet to be heard. */
export function quietEndOf(samples: Float32Array): number {
  let quiet = 0
  while (quiet < samples.length && Math.abs(samples[samples.length - 1 - quiet] ?? 0) < audible) quiet++
  return quiet
}
