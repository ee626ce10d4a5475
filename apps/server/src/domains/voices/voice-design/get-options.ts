import { type DesignOptions, voiceDesignLimits, voiceTones } from '@vireo/contracts/voice-design'
import { accents } from './recipes/accents.ts'

/** Returns the accents and tones that can be named, and for how many days previews are kept. */
export async function getOptions(): Promise<DesignOptions> {
  return {
    accents: accents.map(({ accent, language, locale }) => ({ accent, language, locale })),
    tones: [...voiceTones],
    kept_days: voiceDesignLimits.keptDays,
  }
}
