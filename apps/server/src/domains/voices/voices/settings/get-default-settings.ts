import { defaultSettings, type VoiceDelivery } from './resolve-settings.ts'

/** How a voice is delivered before anybody changed it. */
export async function getDefaultSettings(): Promise<VoiceDelivery> {
  return defaultSettings
}
