import { z } from 'zod'
import { CueOptions, OrderTerm, Task, TaskSegment } from '../productions/index.ts'
import { workbenchLimits as limits } from './limits.ts'

/** What somebody needs to work on a task, beside what is written for it. */
export const Workbench = z.object({
  task: Task,
  /** Whether the caller has it, and may write now. */
  may_write: z.boolean(),
  media_type: z.string(),
  /** How captions are to be set; null where it is a transcript. */
  cue_options: CueOptions.nullable(),
  glossary: z.array(OrderTerm),
  /** What engines of this instance can help with, in the languages of the task. */
  helps: z.object({ align: z.boolean(), retranscribe: z.boolean(), translate: z.boolean() }),
})
export type Workbench = z.infer<typeof Workbench>

export const WorkWaveform = z.object({
  levels_per_second: z.int(),
  /** A byte for each level, 0 … 255, as Base64. */
  levels: z.string(),
})
export type WorkWaveform = z.infer<typeof WorkWaveform>

const Seconds = z.number().min(0).max(36_000)
const TimedWord = z.object({ text: z.string(), start_s: Seconds, end_s: Seconds })
export type TimedWord = z.infer<typeof TimedWord>

type Times = { readonly start_s: number; readonly end_s: number }
const isShort = (segments: readonly Times[], most: number) =>
  Math.max(...segments.map(({ end_s: end }) => end)) - Math.min(...segments.map(({ start_s: start }) => start)) <= most
const isSorted = (segments: readonly Times[]) =>
  segments.every(({ start_s: start }, at) => start >= (segments[at - 1]?.start_s ?? 0))
const sorted = { path: ['segments'], message: 'Segments stand in the order of their times.' }

export const AlignRequest = z
  .object({ segments: z.array(TaskSegment).min(1).max(limits.alignedSegmentsMax) })
  .refine(({ segments }) => isShort(segments, limits.alignedSecondsMax), {
    path: ['segments'],
    message: `Align at most ${limits.alignedSecondsMax} seconds at once.`,
  })
  .refine(({ segments }) => isSorted(segments), sorted)
/** When each segment is said, and each of its words. */
export const Aligned = z.object({
  segments: z.array(z.object({ id: z.string(), start_s: Seconds, end_s: Seconds, words: z.array(TimedWord) })),
  /** Those that hold no word, or that are probably not said where they stand; their times are left alone. */
  unheard: z.array(z.string()),
})
export type Aligned = z.infer<typeof Aligned>

export const RetranscribeRequest = z
  .object({ start_s: Seconds, end_s: Seconds.meta({ examples: [1.5] }) })
  .refine(({ start_s: start, end_s: end }) => end > start && end - start <= limits.heardSecondsMax, {
    path: ['end_s'],
    message: `It ends after it begins, and at most ${limits.heardSecondsMax} seconds later.`,
  })
export const Retranscribed = z.object({ text: z.string() })

const TextToTranslate = z.object({ id: z.string().min(1).max(64), text: z.string().max(5000) })
const lengthOf = (segments: readonly { readonly text: string }[]) =>
  segments.reduce((sum, { text }) => sum + text.length, 0)
const tooLong = (most: number) => ({ path: ['segments'], message: `Send at most ${most} characters at once.` })
export const TranslateRequest = z
  .object({ segments: z.array(TextToTranslate).min(1).max(limits.translatedSegmentsMax) })
  .refine(({ segments }) => lengthOf(segments) <= limits.translatedCharsMax, tooLong(limits.translatedCharsMax))
export const Translated = z.object({ segments: z.array(z.object({ id: z.string(), translation: z.string() })) })

export const ResegmentRequest = z
  .object({
    segments: z.array(TaskSegment).min(1).max(limits.cutSegmentsMax),
    max_chars: z.int().min(10).max(500).default(84),
    max_seconds: z.number().min(1).max(60).default(7),
    /** Where nobody speaks for longer, another segment begins. */
    silence_s: z.number().min(0).max(10).default(0.7),
  })
  .refine(({ segments }) => isSorted(segments), sorted)
export const Resegmented = z.object({ segments: z.array(TaskSegment) })

/** Versions that can be compared: what was submitted, and what is written now. */
export const WorkVersions = z.object({
  versions: z.array(z.object({ version: z.int(), submitted_at: z.string().nullable(), is_current: z.boolean() })),
})
export type WorkVersions = z.infer<typeof WorkVersions>

export const DiffQuery = z.object({
  from_version: z.coerce
    .number()
    .int()
    .min(0)
    .meta({ examples: [1] }),
  to_version: z.coerce
    .number()
    .int()
    .min(0)
    .meta({ examples: [2] }),
  /** How many differences to pass over. */
  cursor: z.coerce.number().int().min(0).max(100_000).default(0),
})
const WordChange = z.object({ kind: z.enum(['same', 'gone', 'new']), words: z.array(z.string()) })
export const WorkDiff = z.object({
  differences: z.array(
    z.object({
      start_s: Seconds,
      end_s: Seconds,
      text: z.array(WordChange),
      translation: z.array(WordChange),
      is_retimed: z.boolean(),
    }),
  ),
  has_more: z.boolean(),
  next_cursor: z.int().nullable(),
})
export type WorkDiff = z.infer<typeof WorkDiff>
