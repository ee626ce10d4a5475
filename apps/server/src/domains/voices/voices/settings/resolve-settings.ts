import type { VoiceSettings, VoiceSettingsInput } from '@vireo/contracts/voices'
import type { SpeakingSettings } from '@vireo/engines'

/** How a voice speaks, with the wish for quality, which no embedded engine can act on. */
export type ResolvedSettings = SpeakingSettings & { readonly quality: number | null }

/** How a voice speaks unless something else is set. */
export const defaultSettings: ResolvedSettings = {
  stability: 0.5,
  similarityBoost: 0.75,
  style: 0,
  speed: 1,
  useSpeakerBoost: true,
  quality: null,
}

/** Merges given settings over the voice's; null and absent leave the voice's. */
export function resolveSettings(
  voice: { readonly settings: ResolvedSettings },
  given: Partial<VoiceSettingsInput> | undefined,
): ResolvedSettings {
  const { settings } = voice
  return {
    stability: given?.stability ?? settings.stability,
    similarityBoost: given?.similarity_boost ?? settings.similarityBoost,
    style: given?.style ?? settings.style,
    speed: given?.speed ?? settings.speed,
    useSpeakerBoost: given?.use_speaker_boost ?? settings.useSpeakerBoost,
    quality: given?.quality ?? settings.quality,
  }
}

/** Presents settings in the contract's words. */
export function presentSettings(settings: ResolvedSettings): VoiceSettings {
  return {
    stability: settings.stability,
    use_speaker_boost: settings.useSpeakerBoost,
    similarity_boost: settings.similarityBoost,
    style: settings.style,
    speed: settings.speed,
    quality: settings.quality,
  }
}
