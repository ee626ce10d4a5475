import { z } from 'zod'

/** The files that a transcript can become. */
export const exportFormatNames = ['segmented_json', 'docx', 'pdf', 'txt', 'html', 'srt', 'vtt'] as const

const Segments = z.object({
  /** Says who speaks; captions leave it out unless it is wanted. */
  include_speakers: z.boolean().optional(),
  include_timestamps: z.boolean().optional(),
  /** Where a new segment begins; null is no such rule. */
  segment_on_silence_longer_than_s: z.number().min(0).max(3600).nullish(),
  max_segment_duration_s: z.number().min(0.1).max(36_000).nullish(),
  max_segment_chars: z.number().int().min(1).max(100_000).nullish(),
})
const Lines = Segments.extend({ max_characters_per_line: z.number().int().min(1).max(10_000).nullish() })

const AdditionalFormat = z.discriminatedUnion('format', [
  Segments.extend({ format: z.literal('segmented_json') }),
  Segments.extend({ format: z.literal('docx') }),
  Segments.extend({ format: z.literal('pdf') }),
  Segments.extend({ format: z.literal('html') }),
  Lines.extend({ format: z.literal('txt') }),
  Lines.extend({ format: z.literal('srt') }),
  Lines.extend({ format: z.literal('vtt') }),
])
export type AdditionalFormat = z.infer<typeof AdditionalFormat>

/** The formats in which a transcript is given beside itself. */
export const AdditionalFormats = z.array(AdditionalFormat).max(10)

export const ExportQuery = z.object({
  format: z.enum(exportFormatNames),
  include_speakers: z.boolean().optional(),
  include_timestamps: z.boolean().optional(),
})
