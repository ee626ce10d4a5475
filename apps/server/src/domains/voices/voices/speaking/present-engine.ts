import { SpokenSetting, type VoiceEngine, type VoiceQuality } from '@vireo/contracts/voices'
import type { CatalogueVoice } from '../library/catalogue-voice.ts'

/** How the engines that come with the product sound; of others nobody can say. */
const qualities: Readonly<Record<string, VoiceQuality>> = {
  espeak: 'light',
  flite: 'light',
  sherpa: 'natural',
}

/** Engines that bend their own melody. All others speak it as they learnt it, and are bent as a whole. */
const melodic: ReadonlySet<string> = new Set(['espeak', 'flite'])
const ofMelody: ReadonlySet<SpokenSetting> = new Set<SpokenSetting>(['stability', 'style'])

/** Lists the settings that are heard of an engine; docs/voice-settings.md says how it was measured. */
export function obeyedBy(engine: string): SpokenSetting[] {
  return SpokenSetting.options.filter((setting) => melodic.has(engine) || !ofMelody.has(setting))
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
  const keepsUpHere = quality === 'light' ? true : (keepsUp ?? null)
  return { name: recipe.engine, quality, keeps_up: keepsUpHere, obeys: obeyedBy(recipe.engine) }
}
