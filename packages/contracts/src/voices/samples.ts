import { z } from 'zod'

/** What recordings somebody may bring for an instant clone. */
export const sampleLimits = {
  filesMax: 25,
  fileBytesMax: 50_000_000,
  durationMsMin: 1000,
  durationMsMax: 900_000,
  totalMsMax: 1_800_000,
} as const

/** Why a recording is not taken as a sample of a voice. */
export const sampleRefusals = [
  'sample_empty',
  'sample_unreadable',
  'sample_type_not_supported',
  'sample_too_large',
  'sample_too_long',
  'sample_too_short',
  'sample_silent',
  'sample_no_speech',
  'sample_music',
  'sample_duplicate',
] as const
export const SampleRefusal = z.enum(sampleRefusals)
export type SampleRefusal = z.infer<typeof SampleRefusal>

/** What was measured on a recording of a voice. */
export const SampleQuality = z.object({
  duration_secs: z.number(),
  level_lufs: z.number(),
  /** Speech above what is heard between it. */
  noise_db: z.number(),
  clipped_share: z.number(),
  speech_share: z.number(),
  music_share: z.number(),
  grade: z.enum(['studio', 'good', 'ok', 'poor', 'bad']),
  /** Why it is not better. */
  problems: z.array(z.string()),
})
export type SampleQuality = z.infer<typeof SampleQuality>

/** What became of one file: taken with what was measured, or refused with the reason. */
export const SampleReport = z.object({
  file_name: z.string(),
  accepted: z.boolean(),
  code: SampleRefusal.nullable(),
  /** For people. */
  message: z.string().nullable(),
  quality: SampleQuality.nullable(),
})
export type SampleReport = z.infer<typeof SampleReport>
