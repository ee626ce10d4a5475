import { z } from 'zod'
import { idOf } from '../kit/index.ts'

/** How much recognisers can be helped with. */
export const keytermLimits = {
  /** In a request, and in the list of a workspace. */
  countMax: 1000,
  length: 49,
  wordsMax: 5,
} as const

/** A word or name that recognisers seldom know: up to five words, shorter than 50 characters. */
export const Keyterm = z
  .string()
  .trim()
  .min(1)
  .max(keytermLimits.length)
  .regex(/^\P{Cc}+$/u)
  .refine((term) => term.split(/\s+/u).length <= keytermLimits.wordsMax, `At most ${keytermLimits.wordsMax} words.`)

export const KeytermPath = z.object({ keyterm_id: idOf('keyterm', z.string().min(1).max(64)) })

/** What is added; what is there already, in whatever case, takes this spelling. */
export const NewKeyterms = z.object({ keyterms: z.array(Keyterm).min(1).max(keytermLimits.countMax) })

/** The key terms of a workspace, in the order of the alphabet. */
export const KeytermList = z.object({
  keyterms: z.array(z.object({ keyterm_id: z.string(), keyterm: z.string(), created_at_unix: z.number().int() })),
  /** Whether the recogniser that is installed takes key terms; they are kept for another one where not. */
  is_used: z.boolean(),
})
export type KeytermList = z.infer<typeof KeytermList>
