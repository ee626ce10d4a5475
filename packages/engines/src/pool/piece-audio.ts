import {
  createBiquads,
  joinSamples,
  trimLeadingSilence,
  type LeadingSilenceTrimmer,
  type Resampler,
  type Tempo,
} from '@vireo/audio'
import type { SpeechPiece } from '../speech.ts'
import { levelPiece } from './level-piece.ts'
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

/** A piece as it is heard, at the engine's rate. */
export type FinishedPiece = {
  readonly samples: Float32Array
  /** How long it is quiet at its end. */
  readonly quietEndMs: number
}

/** A copy on the scale of −1…1. */
export function toFloat(samples: Int16Array): Float32Array {
  const floats = new Float32Array(samples.length)
  for (let at = 0; at < samples.length; at++) floats[at] = (samples[at] ?? 0) / 32_768
  return floats
}

/** Pitch, then tone. The samples given are used up. */
export function bendWhole(
  samples: Float32Array,
  { shape, sampleRateHz, pitchShifter }: Pick<PieceAudioParts, 'shape' | 'sampleRateHz' | 'pitchShifter'>,
): Float32Array {
  const bent = pitchShifter ? joinSamples([pitchShifter.process(samples), pitchShifter.flush()]) : samples
  createBiquads(shape.filters, sampleRateHz).process(bent)
  return bent
}

/**
 * What one piece's samples go through on the way to the encoder: trimmed, bent, levelled, limited, resampled.
 * A piece is kept until it is whole, because only a whole one can be judged and levelled; nothing of it has
 * left before. The slow parts work at the engine's rate, which is the lower one.
 */
export class PieceAudio {
  readonly #parts: PieceAudioParts
  readonly #trimmer: LeadingSilenceTrimmer | undefined
  readonly #heard: Float32Array[] = []
  /** Once something came through the trimmer, everything does. */
  #isHeard = false

  constructor(parts: PieceAudioParts) {
    const { sampleRateHz } = parts
    this.#parts = parts
    this.#trimmer = parts.trimsSilence ? trimLeadingSilence({ sampleRateHz, keepMs: leadingSilenceMs }) : undefined
  }

  /** How far times measured on the engine's samples have to be moved back. */
  get trimmedMs(): number {
    return ((this.#trimmer?.trimmedSamples ?? 0) * 1000) / this.#parts.sampleRateHz
  }

  /** Keeps a copy of the engine's samples. */
  add(samples: Int16Array): void {
    const floats = toFloat(samples)
    const kept = this.#isHeard || !this.#trimmer ? floats : this.#trimmer.process(floats)
    if (kept.length === 0) return
    this.#isHeard = true
    this.#heard.push(kept)
  }

  /** The whole piece. Throws SuspectAudioError when it cannot be made as loud as speech. */
  finish(): FinishedPiece {
    const { piece, sampleRateHz } = this.#parts
    const whole = joinSamples([...this.#heard, this.#trimmer?.flush() ?? new Float32Array(0)])
    const samples = levelPiece(bendWhole(whole, this.#parts), sampleRateHz, piece.recipe.gainDb)
    return { samples, quietEndMs: quietEndMs(samples, sampleRateHz) }
  }
}

function quietEndMs(samples: Float32Array, sampleRateHz: number): number {
  let quiet = 0
  while (quiet < samples.length && Math.abs(samples[samples.length - 1 - quiet] ?? 0) < audible) quiet++
  return (quiet * 1000) / sampleRateHz
}
