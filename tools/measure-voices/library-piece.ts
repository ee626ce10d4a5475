import type { SpeechPiece } from '@vireo/engines'
import type { LibraryVoice } from '../../apps/server/src/domains/voices/voices/library/library.ts'

/** What a caller gets who asks for nothing in particular. */
const settings = { speed: 1, stability: 0.5, similarityBoost: 0.75, style: 0, useSpeakerBoost: true }

/** A text for a library voice, delivered as by default. */
export function libraryPiece(voice: LibraryVoice, text: string, seed: number): SpeechPiece {
  return { text, recipe: voice.recipe, language: voice.labels.language, settings, seed, pauseAfterMs: 0 }
}

/** The rate at which the engine of a voice works, so that nothing is resampled on the way to the ear. */
export function ownRateHz(voice: LibraryVoice): number {
  return voice.recipe.engine === 'flite' ? 16_000 : 22_050
}
