import type { SpeechPiece } from './speech.ts'

/** What the settings and the seed of a piece ask of an engine, in terms that every engine can obey. */
export type Delivery = {
  /** Speaking rate relative to the base voice: the recipe's, the speed asked for, and the seed's share. */
  readonly rate: number
  /** Mean fundamental frequency relative to the one the recipe asks for. */
  readonly pitchFactor: number
  /** Extent of the melody relative to the base voice's own. */
  readonly rangeFactor: number
}

/** How far a seed may move pitch and rate when stability is 0; proportionally less above, nothing at 1. */
const pitchSpreadSemitones = 1.5
const rateSpread = 0.05

/** At full style the melody spans this much more than the voice's own. */
const styleRange = 1.2

/**
 * Hashes a number to −1 … 1 by the finaliser of MurmurHash3, in which every bit of the input reaches every bit of the
 * result.
 */
function scatter(value: number): number {
  let bits = value >>> 0
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b)
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35)
  return (((bits ^ (bits >>> 16)) >>> 0) / 0xffffffff) * 2 - 1
}

/**
 * Computes how a piece is spoken. Low stability lets the seed move pitch and rate a little; style widens the melody.
 */
export function deliveryOf(piece: SpeechPiece): Delivery {
  const { speed, stability, style } = piece.settings
  const freedom = 1 - Math.min(1, Math.max(0, stability))
  const pitchWave = scatter(piece.seed + 0x9e3779b9)
  const rateWave = scatter(piece.seed + 0x3c6ef372)
  return {
    rate: (piece.recipe.rate ?? 1) * speed * (1 + rateSpread * freedom * rateWave),
    pitchFactor: 2 ** ((pitchSpreadSemitones * freedom * pitchWave) / 12),
    rangeFactor: (piece.recipe.pitchRange ?? 1) * (1 + styleRange * Math.min(1, Math.max(0, style))),
  }
}
