import type { VoiceEngine } from '@vireo/contracts/voices'
import type { VoiceRecipe } from '@vireo/engines'

/** How the engines that come with the product sound; of others nobody can say. */
const qualities: Readonly<Record<string, VoiceEngine['quality']>> = {
  espeak: 'light',
  flite: 'light',
  sherpa: 'natural',
}

/** Presents which engine speaks a voice, and how natural it sounds; null while the voice cannot speak. */
export function presentEngine(recipe: VoiceRecipe | null): VoiceEngine | null {
  return recipe && { name: recipe.engine, quality: qualities[recipe.engine] ?? null }
}
