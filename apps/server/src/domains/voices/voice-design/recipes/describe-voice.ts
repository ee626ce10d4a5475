import type { VoiceWishes } from '@vireo/contracts/voice-design'
import type { Accent } from './accents.ts'

/** Labels in the words of the library, so that filters find designed voices as well. */
export type VoiceLabels = Readonly<Record<string, string>>

/** Returns the labels of a designed voice; leaves out what nobody asked for. */
export function describeVoice(wishes: VoiceWishes, gender: 'female' | 'male', accent: Accent): VoiceLabels {
  const strongest = Object.entries(wishes.tones ?? {})
    .filter(([, extent]) => extent > 0)
    .toSorted(([, one], [, other]) => other - one)[0]
  const pitch = wishes.pitch ?? 0
  const descriptive = strongest?.[0] ?? (pitch <= -0.4 ? 'deep' : pitch >= 0.4 ? 'high' : undefined)
  // The library knows three ages.
  const age = wishes.age === 'child' ? 'young' : wishes.age
  return {
    gender: wishes.gender === 'neutral' ? 'neutral' : gender,
    ...(age && { age }),
    accent: accent.accent,
    language: accent.language,
    ...(descriptive !== undefined && { descriptive }),
  }
}
