import { defaultSettings, type ResolvedSettings } from './resolve-settings.ts'

/** How a voice is delivered before anybody changed it. */
export async function getDefaultSettings(): Promise<ResolvedSettings> {
  return defaultSettings
}
