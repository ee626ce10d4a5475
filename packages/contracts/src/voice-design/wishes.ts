import { z } from 'zod'

/** How a voice may sound beside its height and pace; each is heard, and measured in the tests. */
export const voiceTones = [
  'warm',
  'bright',
  'dark',
  'soft',
  'crisp',
  'rich',
  'nasal',
  'raspy',
  'whispery',
  'robotic',
  'energetic',
  'calm',
  'lively',
  'monotone',
] as const
export type VoiceTone = (typeof voiceTones)[number]

export const designGenders = ['female', 'male', 'neutral'] as const
export const designAges = ['child', 'young', 'middle_aged', 'old'] as const

const extent = z.number().min(-1).max(1)

/**
 * What is wished of a voice. What is absent is left to the description, null is left open. Numbers go from −1
 * (deep, slow, quiet) to 1 (high, fast, loud).
 */
export const VoiceWishes = z.object({
  gender: z.enum(designGenders).nullish(),
  age: z.enum(designAges).nullish(),
  pitch: extent.nullish(),
  pace: extent.nullish(),
  /** How much voice is given: every recording is equally loud, so this is heard as effort. */
  effort: extent.nullish(),
  /** BCP 47 primary language. */
  language: z.string().max(20).nullish(),
  /** One of the accents that the options list. */
  accent: z.string().max(50).nullish(),
  /** 1 is as much as possible; below 0 is expressly not so. */
  tones: z.partialRecord(z.enum(voiceTones), extent).nullish(),
})
export type VoiceWishes = z.infer<typeof VoiceWishes>

/** Words of a description, what they were taken for, and whether that counted. */
export const UnderstoodWords = z.object({
  words: z.string(),
  field: z.string(),
  value: z.union([z.string(), z.number()]),
  used: z.boolean(),
  /**
   * Why it did not count: other words or a slider said otherwise, or there is no such voice. `enhanced` is what
   * nobody said and was added on request, `recording` what was heard in the reference.
   */
  reason: z.enum(['overruled', 'set_by_slider', 'not_available', 'other_language', 'enhanced', 'recording']).nullable(),
})
export type UnderstoodWords = z.infer<typeof UnderstoodWords>

/** What became of a description: the wishes that voices are made by, and what was not understood. */
export const ReadDescription = z.object({
  wishes: VoiceWishes,
  understood: z.array(UnderstoodWords),
  not_understood: z.array(z.string()),
})
export type ReadDescription = z.infer<typeof ReadDescription>
