import { type DesignOptions, voiceDesignLimits, voiceTones } from '@vireo/contracts/voice-design'
import { accents } from './recipes/accents.ts'

/** What can be asked for by name. */
export async function getOptions(): Promise<DesignOptions> {
  return {
    accents: accents.map(({ accent, language, locale }) => ({ accent, language, locale })),
    tones: [...voiceTones],
    kept_days: voiceDesignLimits.keptDays,
  }
}
