import { deliveryOf, type SpeechPiece } from '@vireo/engines'
import type { ResolvedVoice } from './espeak-voices.ts'

/** Espeak's own knobs. */
export type EspeakProsody = {
  /** Words a minute. */
  readonly rate: number
  /** 0 … 99; 50 is the voice's own pitch. */
  readonly pitch: number
  /** 0 … 99; 50 is the voice's own range. */
  readonly range: number
}

const normalRate = 175
const rateLimits = [80, 450] as const
const knobLimits = [0, 99] as const

const within = (value: number, [low, high]: readonly [number, number]): number =>
  Math.round(Math.min(high, Math.max(low, value)))

/**
 * How high espeak speaks, fitted to measurements of a dozen voices (within about 6 %). Of a voice whose file
 * says `pitch low high`: the mean lies two thirds up; range moves the mean by a third of the width; pitch
 * doubles every 50 steps, but only the part of the mean that belongs to `low`.
 */
const meanShare = 0.66
const rangeShare = 0.35
const fixedHz = 13

/** Computes a voice's mean F0 in hertz with all settings in the middle. */
export function ownPitchOf({ pitchHz: [low, high] }: ResolvedVoice): number {
  return low + meanShare * (high - low)
}

/** Translates recipe, settings and seed. The melody keeps its extent in semitones when the mean moves. */
export function prosodyOf(piece: SpeechPiece, voice: ResolvedVoice): EspeakProsody {
  const delivery = deliveryOf(piece)
  const [low, high] = voice.pitchHz
  const own = ownPitchOf(voice)
  const wanted = (piece.recipe.pitchHz ?? own) * delivery.pitchFactor
  const range = within(50 * (wanted / own) * delivery.rangeFactor, knobLimits)
  const middle = own + (rangeShare * (high - low) * (range - 50)) / 50
  const ratio = 1 + (wanted - middle) / (low - fixedHz)
  return {
    rate: within(normalRate * delivery.rate, rateLimits),
    pitch: ratio > 0 ? within(50 + 50 * Math.log2(ratio), knobLimits) : 0,
    range,
  }
}
