import { z } from 'zod'

/** `wordsMax` counts texts and translations: ten hours of quick speech in two languages are fewer. */
export const contentLimits = {
  segmentsMax: 20_000,
  textMax: 5000,
  bytesMax: 4 * 1024 * 1024,
  wordsMax: 200_000,
} as const

const Seconds = z.number().min(0).max(36_000)
const SpeakerId = z.string().min(1).max(64)

/** A stretch of a recording, as transcripts of the public API have it; `translation` where it is in another language. */
export const TaskSegment = z
  .object({
    id: z.string().min(1).max(64),
    text: z.string().max(contentLimits.textMax),
    speaker_id: SpeakerId,
    start_s: Seconds,
    end_s: Seconds.meta({ examples: [1.5] }),
    translation: z.string().max(contentLimits.textMax).nullish(),
  })
  .refine(({ start_s: start, end_s: end }) => end > start, {
    path: ['end_s'],
    message: 'A segment ends after it begins.',
  })
export type TaskSegment = z.infer<typeof TaskSegment>

/** What is worked on: segments in the order of time, and what speakers are called. */
export const TaskContent = z.object({
  segments: z.array(TaskSegment).max(contentLimits.segmentsMax),
  speakers: z
    .array(z.object({ id: SpeakerId, name: z.string().max(100) }))
    .max(100)
    .default([]),
})
export type TaskContent = z.infer<typeof TaskContent>
