import { z } from 'zod'
import { orderLimits } from './limits.ts'
import { services } from './services.ts'

/** What can be ordered: dubs, for which there is no engine yet, and everything that people do. */
export const itemKinds = ['dub', ...services] as const
export const priorities = ['low', 'normal', 'high'] as const
export const Priority = z.enum(priorities)
export type Priority = z.infer<typeof Priority>

const MediaId = z.string().min(1).max(64)
const LanguageCode = z.string().trim().min(2).max(16)
const Instructions = z.string().max(orderLimits.instructionsMax).nullish()
const MediaIds = z.array(MediaId).min(1).max(orderLimits.mediaMax)
const Targets = z.array(LanguageCode).min(1).max(orderLimits.languagesMax)
/** How a term is to be written, in a language where that is said. */
export const OrderTerm = z.object({
  term: z.string().trim().min(1).max(orderLimits.termMax),
  use: z.string().trim().min(1).max(orderLimits.termMax),
  language: LanguageCode.nullish(),
})
export type OrderTerm = z.infer<typeof OrderTerm>

const OfOurs = {
  /** Ours: how soon it is to be worked on, which has prices of its own. */
  priority: Priority.default('normal'),
  /** Ours: names and terms, and how they are written. */
  glossary: z.array(OrderTerm).max(orderLimits.termsMax).nullish(),
}

/** How captions are to be set. */
export const CueOptions = z.object({
  min_duration_ms: z.int().min(0).max(2000).default(1000),
  max_duration_ms: z.int().min(4000).max(60_000).default(7000),
  max_lines_per_cue: z.int().min(1).max(3).default(2),
  max_chars_per_line: z.int().min(16).max(50).default(42),
  max_chars_per_s: z.int().min(15).max(30).nullish(),
  min_gap_between_cues_frames: z.int().min(0).max(6).nullish(),
})
export type CueOptions = z.infer<typeof CueOptions>

const Dub = z.object({
  kind: z.literal('dub'),
  media_id: MediaId,
  source_language: LanguageCode,
  destination_languages: Targets,
  include_captions: z.boolean(),
  include_source_captions: z.boolean(),
  instructions: Instructions,
  captions_sdh: z.boolean().nullish(),
  ...OfOurs,
})
const Subtitles = z.object({
  kind: z.literal('subtitles'),
  media_ids: MediaIds,
  source_language: LanguageCode,
  destination_languages: Targets,
  cue_options: CueOptions,
  sdh: z.boolean().default(false),
  instructions: Instructions,
  ...OfOurs,
})
const Transcription = z.object({
  kind: z.literal('transcription'),
  media_ids: MediaIds,
  source_language: LanguageCode,
  verbatim: z.boolean().default(false),
  instructions: Instructions,
  ...OfOurs,
})

/** What is said, in other languages than it is said in. */
const Translation = z.object({
  kind: z.literal('translation'),
  media_ids: MediaIds,
  source_language: LanguageCode,
  destination_languages: Targets,
  instructions: Instructions,
  ...OfOurs,
})
/** What should be different about recordings that were dubbed: they are spoken in the one language into which it was done. */
const DubbingReview = z
  .object({
    kind: z.literal('dubbing_review'),
    media_ids: MediaIds,
    source_language: LanguageCode,
    destination_languages: z.array(LanguageCode).length(1),
    /** A recording of the same order: what was dubbed. */
    original_media_id: MediaId.nullish(),
    instructions: Instructions,
    ...OfOurs,
  })
  .refine(({ media_ids: dubs, original_media_id: original }) => !original || !dubs.includes(original), {
    path: ['original_media_id'],
    message: 'What was dubbed is another recording than the dub.',
  })
/** What should be different about recordings of a book that is read out. */
const AudiobookCheck = z.object({
  kind: z.literal('audiobook_check'),
  media_ids: MediaIds,
  source_language: LanguageCode,
  /** What ought to be read. */
  script: z.string().max(orderLimits.scriptMax).nullish(),
  instructions: Instructions,
  ...OfOurs,
})

/** What somebody wants done with recordings of an order. */
export const OrderItemRequest = z.discriminatedUnion('kind', [
  Dub,
  Subtitles,
  Transcription,
  Translation,
  DubbingReview,
  AudiobookCheck,
])
export type OrderItemRequest = z.infer<typeof OrderItemRequest>
/** What people do: everything but dubs. */
export type ServiceRequest = Exclude<OrderItemRequest, { readonly kind: 'dub' }>
