import { z } from 'zod'
import { coded, UnixSeconds, idOf } from '../kit/index.ts'

export const HistorySource = z.enum([
  'TTS',
  'STS',
  'Projects',
  'PD',
  'AN',
  'Dubbing',
  'PlayAPI',
  'ConvAI',
  'VoiceGeneration',
  'InVPC',
  'Flows',
  'SFX',
  'Music',
])
export type HistorySource = z.infer<typeof HistorySource>

const CharacterTimes = z.object({
  characters: z.array(z.string()),
  character_start_times_seconds: z.array(z.number()),
  character_end_times_seconds: z.array(z.number()),
})

export const FeedbackReviewStatus = z.enum(['not_reviewed', 'reviewed'])
export type FeedbackReviewStatus = z.infer<typeof FeedbackReviewStatus>

/** What somebody thought of a generation. Texts from before today's bounds may be longer than they allow. */
export const HistoryFeedback = z.object({
  thumbs_up: z.boolean(),
  feedback: z.string(),
  emotions: z.boolean(),
  inaccurate_clone: z.boolean(),
  glitches: z.boolean(),
  audio_quality: z.boolean(),
  other: z.boolean(),
  review_status: FeedbackReviewStatus,
})
export type HistoryFeedback = z.infer<typeof HistoryFeedback>

/** Bounds of a feedback's text in characters: of praise unless it is empty, and of what is wrong. */
export const feedbackTextBounds = { min: 20, max: 200, negativeMax: 1000 } as const

const characters = (text: string) => [...text].length
const atMost = (max: number) =>
  [(text: string) => characters(text) <= max, { error: `Maximum ${max} characters allowed` }] as const

/** What somebody likes about a generation: nothing, or 20 to 200 characters around which blanks do not count. */
export const FeedbackText = z
  .string()
  .trim()
  .refine((text) => text === '' || characters(text) >= feedbackTextBounds.min, {
    error: `Minimum ${feedbackTextBounds.min} characters required`,
  })
  .refine(...atMost(feedbackTextBounds.max))

/** What somebody dislikes about a generation: a word may be enough. */
export const NegativeFeedbackText = z
  .string()
  .trim()
  .refine(...atMost(feedbackTextBounds.negativeMax))

export const FeedbackRequest = z
  .object({
    thumbs_up: z.boolean(),
    /** Absent leaves what was said before. */
    feedback: NegativeFeedbackText.nullish(),
    emotions: z.boolean().default(false),
    inaccurate_clone: z.boolean().default(false),
    glitches: z.boolean().default(false),
    audio_quality: z.boolean().default(false),
    other: z.boolean().default(false),
  })
  .superRefine(({ thumbs_up: isPraise, feedback }, context) => {
    const problems = isPraise && feedback ? FeedbackText.safeParse(feedback).error?.issues : undefined
    for (const { message } of problems ?? []) context.addIssue({ code: 'custom', path: ['feedback'], message })
  })
export type FeedbackRequest = z.infer<typeof FeedbackRequest>

const DialogueLine = z.object({ text: z.string(), voice_id: z.string(), voice_name: z.string() })

/** One generation, as the field's clients read it. */
export const HistoryItem = z.object({
  history_item_id: z.string(),
  request_id: z.string().nullable(),
  voice_id: z.string().nullable(),
  model_id: z.string().nullable(),
  voice_name: z.string().nullable(),
  voice_category: z.enum(['premade', 'cloned', 'generated', 'professional']).nullable(),
  text: z.string().nullable(),
  date_unix: z.number().int(),
  character_count_change_from: z.number().int(),
  character_count_change_to: z.number().int(),
  content_type: z.string(),
  state: z.enum(['created', 'deleted', 'processing']),
  settings: z.record(z.string(), z.unknown()).nullable(),
  feedback: HistoryFeedback.nullable(),
  share_link_id: z.string().nullable(),
  source: HistorySource.nullable(),
  alignments: z.object({ alignment: CharacterTimes, normalized_alignment: CharacterTimes }).nullable(),
  dialogue: z.array(DialogueLine).nullable(),
  output_format: z.string().nullable(),
  /** Ours: length of the recording, and the shape of its waveform as 0–100 levels. */
  duration_ms: z.number().int(),
  peaks: z.array(z.number().int()).nullable(),
  /** The book that a recording belongs to; null until there are books. */
  isbn_number: z.string().nullable(),
})
export type HistoryItem = z.infer<typeof HistoryItem>

export const HistoryQuery = z.object({
  page_size: coded('invalid_page_size', z.number().int().min(1).max(1000)).default(100),
  start_after_history_item_id: z.string().max(64).nullish(),
  voice_id: z.string().max(64).nullish(),
  model_id: z.string().max(64).nullish(),
  date_before_unix: UnixSeconds.nullish(),
  date_after_unix: UnixSeconds.nullish(),
  sort_direction: z.enum(['asc', 'desc']).default('desc'),
  search: z.string().max(200).nullish(),
  source: HistorySource.nullish(),
})
export type HistoryQuery = z.infer<typeof HistoryQuery>

export const HistoryPage = z.object({
  history: z.array(HistoryItem),
  last_history_item_id: z.string().nullable(),
  has_more: z.boolean(),
  scanned_until: z.number().int().nullable(),
})
export type HistoryPage = z.infer<typeof HistoryPage>

export const StaffAudioPath = z.object({
  user_id: z.string().min(1).max(64),
  history_item_id: z.string().min(1).max(64),
})

export const HistoryItemPath = z.object({ history_item_id: idOf('historyItem', z.string().min(1).max(64)) })

export const DownloadRequest = z.object({
  history_item_ids: z.array(z.string().max(64)).min(1).max(1000),
  output_format: z.enum(['default', 'mp3', 'wav', 'zip']).nullish(),
})

/** How long a workspace keeps its recordings, and how much room they take up. */
export const HistorySettings = z.object({
  /** Null keeps everything. */
  retention_days: z.number().int().nullable(),
  storage_used_bytes: z.number().int(),
  /** Null is without a bound. */
  storage_limit_bytes: z.number().int().nullable(),
  /** Whether the caller may change them. */
  can_change: z.boolean(),
})
export type HistorySettings = z.infer<typeof HistorySettings>

export const RetentionChange = z.object({ retention_days: z.number().int().min(1).max(3650).nullable() })
