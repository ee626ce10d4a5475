import { z } from 'zod'
import { coded, idOf } from '../kit/index.ts'

/** What a recording may be whose voice is to be isolated, and what that costs. */
export const isolationLimits = {
  fileBytesMax: 500_000_000,
  durationMsMax: 3_600_000,
  /** Of the picture that a client wants kept beside it, in base64. */
  previewMax: 100_000,
  /** By the second, rounded up. */
  creditsPerMinute: 1000,
} as const

/** Everything about an isolation but the recording itself, which is the file `audio`. */
export const StreamIsolationFields = z.object({
  /** `pcm_s16le_16`: bare 16-bit samples of one channel at 16 kHz, little endian. Everything else tells by itself. */
  file_format: z.enum(['pcm_s16le_16', 'other']).nullish(),
  /** Ours: 0 leaves everything as it is, 0.5 goes by how much noise there is, 1 keeps nothing but speech. */
  strength: z.number().min(0).max(1).default(0.5),
})

export const IsolationFields = StreamIsolationFields.extend({
  /** A picture that the history shows beside it, in base64. */
  preview_b64: z
    .string()
    .max(isolationLimits.previewMax)
    .regex(/^[A-Za-z0-9+/]*={0,2}$/, { error: 'This is no base64.' })
    .nullish(),
})

export const IsolationQuery = z.object({
  page_size: coded('invalid_page_size', z.number().int().min(1).max(1000)).default(100),
  page: z.number().int().min(1).max(100_000).default(1),
  search: z.string().max(200).nullish(),
})

export const IsolationPath = z.object({ history_item_id: idOf('isolation', z.string().min(1).max(64)) })

/** One recording whose voice was isolated, as the field's clients read it. */
export const IsolationItem = z.object({
  id: z.string(),
  title: z.string().nullable(),
  created_at_unix: z.number().int(),
  format: z.string(),
  duration_seconds: z.number().nullable(),
  download_url: z.string().nullable(),
  icon_url: z.string().nullable(),
  source_video_url: z.string().nullable(),
  /** Whether the video that it came in is there, with the isolated sound. */
  supports_video: z.boolean(),
  processing: z.boolean(),
  video_processing_failed: z.boolean(),
  /** Ours: where that video is; null where there is none. Videos are kept where the whole was asked for, not while it is streamed. */
  video_url: z.string().nullable(),
  /** Null where none came with it, and in a page behind two megabytes of others: a smaller page shows it. */
  preview_b64: z.string().nullable(),
  /** Ours: the shape of its waveform as 0–100 levels. */
  peaks: z.array(z.number().int()),
})
export type IsolationItem = z.infer<typeof IsolationItem>

export const IsolationPage = z.object({ items: z.array(IsolationItem), has_more: z.boolean() })
export type IsolationPage = z.infer<typeof IsolationPage>
