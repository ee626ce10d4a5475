import { defaultSettings, type ResolvedSettings } from './resolve-settings.ts'

/** Returns the settings of a voice that nobody has changed. */
export async function getDefaultSettings(): Promise<ResolvedSettings> {
  return defaultSettings
}
