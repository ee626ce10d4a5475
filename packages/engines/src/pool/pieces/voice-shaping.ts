import type { BiquadFilter } from '@vireo/audio'
import type { SpeechPiece } from '../../speech.ts'

/** The similarity at which a recipe sounds exactly as it was designed (and as its gain was measured). */
const designedSimilarity = 0.75

/** Towards 0 every voice loses its top as well, so that the setting is heard on recipes without filters. */
const neutralTop = { kind: 'highshelf', frequencyHz: 2500, gainDb: -6 } as const

/** The lift of `use_speaker_boost`: where consonants are, 2 to 4 kHz. */
const speakerBoost = { kind: 'peaking', frequencyHz: 2828, gainDb: 4, q: 1.41 } as const

/** A filter at or above half the sample rate has nothing to act on. */
const highestShareOfRate = 0.45

/** How the finished waveform of a piece is bent: pitch of the whole, then tone. */
export type VoiceShape = { readonly pitchFactor: number; readonly filters: readonly BiquadFilter[] }

/**
 * Computes the recipe's shaping to the extent that similarity asks: neutral at 0, as designed at 0.75, filters a third
 * stronger at 1. Filters that do not fit the sample rate are left out.
 */
export function shapeOf({ recipe, settings }: SpeechPiece, sampleRateHz: number): VoiceShape {
  const similarity = Math.min(1, Math.max(0, settings.similarityBoost)) / designedSimilarity
  const shortfall = Math.max(0, 1 - similarity)
  const filters: BiquadFilter[] = (recipe.filters ?? []).map((filter) => ({
    ...filter,
    gainDb: filter.gainDb * similarity,
  }))
  if (shortfall > 0) filters.push({ ...neutralTop, gainDb: neutralTop.gainDb * shortfall })
  if (settings.useSpeakerBoost) filters.push(speakerBoost)
  return {
    pitchFactor: (recipe.pitchFactor ?? 1) ** Math.min(1, similarity),
    filters: filters.filter(
      ({ frequencyHz, gainDb }) => gainDb !== 0 && frequencyHz < sampleRateHz * highestShareOfRate,
    ),
  }
}
