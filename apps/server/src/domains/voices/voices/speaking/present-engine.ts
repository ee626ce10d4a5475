import type { VoiceEngine, VoiceQuality } from '@vireo/contracts/voices'
import type { CatalogueVoice } from '../library/catalogue-voice.ts'

/** How the engines that come with the product sound; of others nobody can say. */
const qualities: Readonly<Record<string, VoiceQuality>> = {
  espeak: 'light',
  flite: 'light',
  sherpa: 'natural',
}

/** Tells how natural an engine sounds; undefined where nobody can say. */
export function qualityOf(engine: string): VoiceQuality | undefined {
  return qualities[engine]
}

/** Lists the engines that sound so natural. */
export function enginesOf(quality: VoiceQuality): readonly string[] {
  return Object.keys(qualities).filter((engine) => qualities[engine] === quality)
}

/** Presents which engine speaks a voice, how natural it sounds and how fast it is; null while the voice cannot speak. */
export function presentEngine({ recipe, keepsUp }: Pick<CatalogueVoice, 'recipe' | 'keepsUp'>): VoiceEngine | null {
  if (!recipe) return null
  const quality = qualityOf(recipe.engine) ?? null
  // Light engines are many times faster than speech wherever the product runs.
  return { name: recipe.engine, quality, keeps_up: quality === 'light' ? true : (keepsUp ?? null) }
}
