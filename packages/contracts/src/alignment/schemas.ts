import { z } from 'zod'

/** What a recording and a text may be that are to be aligned, and what that costs. */
export const alignmentLimits = {
  fileBytesMax: 1_000_000_000,
  durationMsMax: 3 * 60 * 60 * 1000,
  textMax: 400_000,
  /** By the second, rounded up. */
  creditsPerMinute: 100,
  /** From this loss on the text is rather not what is said. */
  otherWordsFrom: 0.8,
} as const

/** The words that are said in a recording, and the language that they are read in. */
export const AlignmentFields = z.object({
  text: z
    .string()
    .max(alignmentLimits.textMax)
    .regex(/\p{L}|\p{N}/u, { error: 'There are no words in this text.' }),
  /** Ours, BCP 47: guessed from the text unless given. */
  language_code: z.string().max(16).nullish(),
})
export type AlignmentFields = z.infer<typeof AlignmentFields>

const Seconds = z.number().min(0)

/** A character of the text, spaces as well, and when it sounds; one ends where the next begins. */
const AlignedCharacter = z.object({ text: z.string(), start: Seconds, end: Seconds })

/** A word of the text as it is written there, when it is said, and how unlike it what is heard then is. */
const AlignedWord = z.object({ text: z.string(), start: Seconds, end: Seconds, loss: z.number().min(0) })

export const ForcedAlignment = z.object({
  characters: z.array(AlignedCharacter),
  words: z.array(AlignedWord),
  /** Mean of the words': about 0.7 or less for the right text, 0.8 and more for another. */
  loss: z.number().min(0),
})
export type ForcedAlignment = z.infer<typeof ForcedAlignment>
