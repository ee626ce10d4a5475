import { z } from 'zod'
import { pronunciationLimits } from './limits.ts'

const { wordsMax, aliasMax, phonemeMax } = pronunciationLimits

const common = {
  /** What stands in a text. */
  string_to_replace: z.string().min(1).max(wordsMax),
  case_sensitive: z.boolean().default(true),
  /** Whether it is replaced only where no letter or digit touches it. */
  word_boundaries: z.boolean().default(true),
}

/** Alphabets in which a rule may say how something sounds; the names that clients know them by. */
export const phonemeAlphabets = ['ipa', 'cmu-arpabet', 'cmu'] as const

/** What a rule does to a text: other words are read in place of some, or some are said as given sounds. */
export const PronunciationRule = z.discriminatedUnion('type', [
  z.object({ ...common, type: z.literal('alias'), alias: z.string().max(aliasMax) }),
  z.object({
    ...common,
    type: z.literal('phoneme'),
    phoneme: z.string().min(1).max(phonemeMax),
    /** `ipa`, `cmu-arpabet` or `cmu`. */
    alphabet: z.string().max(32),
  }),
])
export type PronunciationRule = z.infer<typeof PronunciationRule>

/** Which dictionary is applied, and which of its versions; the newest unless named. */
export const PronunciationLocator = z.object({
  pronunciation_dictionary_id: z.string(),
  version_id: z.string().nullish(),
})
export type PronunciationLocator = z.infer<typeof PronunciationLocator>
