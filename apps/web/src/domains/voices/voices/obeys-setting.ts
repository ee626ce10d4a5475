import type { SpokenSetting, Voice } from '@vireo/contracts/voices'

/** Tells whether a voice speaks another way when a setting is moved; so does one of which nothing is known yet. */
export function obeysSetting(voice: Pick<Voice, 'engine'> | undefined, setting: SpokenSetting): boolean {
  return voice?.engine?.obeys.includes(setting) ?? true
}
