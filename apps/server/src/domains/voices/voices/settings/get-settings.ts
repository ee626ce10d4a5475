import type { VoiceId } from '@vireo/contracts/kit'
import type { With } from '#ports/ports.ts'
import { defaultSettings, resolveSettings, type ResolvedSettings } from './resolve-settings.ts'
import { getFromCatalogue } from '../library/voice-catalogue.ts'
import { findVoiceSettings } from './voice-settings-store.ts'

/** Returns the settings that the workspace has for a voice. */
export async function getSettings(
  ctx: With<'settings'>,
  input: { readonly voice_id: VoiceId },
): Promise<ResolvedSettings> {
  const voice = await getFromCatalogue(ctx, input.voice_id)
  return resolveSettings({ settings: defaultSettings }, await findVoiceSettings(ctx, voice.voiceId))
}
