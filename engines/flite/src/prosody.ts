import { deliveryOf, type SpeechPiece } from '@vireo/engines'
import type { FliteBase } from './bases.ts'

/** Flite's own knobs for one utterance. */
export type FliteProsody = {
  /** `int_f0_target_mean`. */
  readonly meanPitchHz: number
  /** `int_f0_target_stddev`. */
  readonly pitchDeviationHz: number
  /** `duration_stretch`: 2 is half as fast. */
  readonly durationStretch: number
}

const within = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value))

/** Translates recipe, settings and seed. The melody keeps its extent in semitones when the mean moves. */
export function prosodyOf(piece: SpeechPiece, base: FliteBase): FliteProsody {
  const delivery = deliveryOf(piece)
  const meanPitchHz = within((piece.recipe.pitchHz ?? base.meanPitchHz) * delivery.pitchFactor, 50, 400)
  const pitchDeviationHz = base.pitchDeviationHz * (meanPitchHz / base.meanPitchHz) * delivery.rangeFactor
  return { meanPitchHz, pitchDeviationHz, durationStretch: within(1 / delivery.rate, 0.2, 5) }
}
