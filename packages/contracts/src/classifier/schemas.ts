import { z } from 'zod'
import { SoundTool } from './manifest.ts'

/** What a recording may be that is to be recognised. */
export const classifierLimits = {
  fileBytesMax: 200_000_000,
  durationMsMax: 600_000,
  /** Less of a mark is not told from chance. */
  durationMsMin: 2000,
  /** From this chance on nothing counts as found. */
  chanceMax: 0.000_001,
  /** So much has to be heard before a mark says which recording it is. */
  codeMsMin: 30_000,
} as const

/** There is nothing to say beside the recording, which is the file `file`. */
export const ClassifierFields = z.object({})

export const ClassifierVerdict = z.enum(['made_here', 'signed_here', 'made_elsewhere', 'unknown'])
export type ClassifierVerdict = z.infer<typeof ClassifierVerdict>

const Seconds = z.number().min(0)

/** Whether a recording was made by this instance, in words, and what that rests on. */
export const Classification = z.object({
  verdict: ClassifierVerdict,
  /** The verdict as a sentence. */
  message: z.string(),
  /** Which recording of the history it is, where that is known and whoever asks may see it. */
  item: z
    .object({
      history_item_id: z.string(),
      made_at: z.string(),
      /** Who is heard; null where nobody speaks. */
      voice_name: z.string().nullable(),
      model_id: z.string().nullable(),
    })
    .nullable(),
  evidence: z.object({
    duration_seconds: Seconds,
    /** What chance can do at most, over everything that was tried, to give the best match that there is. */
    chance: z.number().min(0).max(1),
    /** More than this is no mark. */
    chance_max: z.number(),
    /** Which of the instance’s keys the mark was written with, counted from 1; null where there is none. */
    key: z.number().int().nullable(),
    /** Where the mark was heard. */
    stretches: z.array(z.object({ start: Seconds, end: Seconds })),
    /** What the file says of itself, where the instance that it names signed that; null where it says nothing, or nobody signed it. */
    manifest: z
      .object({
        origin: z.string(),
        tool: SoundTool,
        model: z.string().nullable(),
        made_at: z.string().nullable(),
        key: z.string(),
      })
      .nullable(),
    /** Whether this instance marks what it makes at present. */
    marks_are_written: z.boolean(),
  }),
})
export type Classification = z.infer<typeof Classification>
