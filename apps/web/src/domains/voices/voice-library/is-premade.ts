import type { LibraryVoice } from '@vireo/contracts/voice-library'

/** Tells whether a voice came with the product: nobody published it, and everybody has it. */
export function isPremade({ category }: LibraryVoice): boolean {
  return category === 'premade'
}
