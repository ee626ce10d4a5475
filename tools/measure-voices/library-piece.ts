import type { SpeechPiece } from '@vireo/engines'
import type { LibraryVoice } from '../../apps/server/src/domains/voices/voices/library/library.ts'

/** What a caller gets who asks for nothing in particular. */
const settings = { speed: 1, stability: 0.5, similarityBoost: 0.75, style: 0, useSpeakerBoost: true }

/** Makes a piece of a text for a library voice, with default settings. */
export function libraryPiece(voice: LibraryVoice, text: string, seed: number): SpeechPiece {
  return { text, recipe: voice.recipe, language: voice.labels.language, settings, seed, pauseAfterMs: 0 }
}

/** Answers the sample rate in hertz at which the engine of a voice works, so that nothing is resampled. */
export function ownRateHz(voice: LibraryVoice): number {
  return voice.recipe.engine === 'flite' ? 16_000 : 22_050
}
