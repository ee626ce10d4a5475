import { z } from 'zod'
import { musicLimits as limits } from './limits.ts'

export const MusicModel = z.enum(['music_v1', 'music_v2', 'music_v2_5'])
export type MusicModel = z.infer<typeof MusicModel>

const SongId = z.string().min(1).max(100)
const Styles = z.array(z.string().max(limits.styleMax)).max(limits.stylesMax)
const DurationMs = z.number().int().min(limits.sectionMsMin).max(limits.sectionMsMax)

export const TimeRange = z
  .object({ start_ms: z.number().int().min(0), end_ms: z.number().int().min(1) })
  .refine(({ start_ms: start, end_ms: end }) => start < end, { error: 'A range ends after it starts.' })
export type TimeRange = z.infer<typeof TimeRange>

/** Where a section comes from that is to stay as it was. */
export const SectionSource = z.object({
  song_id: SongId,
  range: TimeRange,
  negative_ranges: z.array(TimeRange).max(10).nullish(),
})

export const SongSection = z.object({
  section_name: z.string().min(1).max(limits.sectionNameMax),
  positive_local_styles: Styles,
  negative_local_styles: Styles,
  duration_ms: DurationMs,
  lines: z.array(z.string().max(limits.lineMax)).max(limits.linesMax),
  source_from: SectionSource.nullish(),
})
export type SongSection = z.infer<typeof SongSection>

/** A plan of the first generation: styles of the whole, and sections. */
export const MusicPrompt = z.object({
  positive_global_styles: Styles,
  negative_global_styles: Styles,
  sections: z.array(SongSection).min(1).max(limits.sectionsMax),
})
export type MusicPrompt = z.infer<typeof MusicPrompt>

export const AudioRefChunk = z.object({ song_id: SongId, range: TimeRange })
export type AudioRefChunk = z.infer<typeof AudioRefChunk>

export const GenerationChunk = z.object({
  /** May begin with the section's name in square brackets; directions stand in braces, all other lines are lyrics. */
  text: z.string().max(limits.chunkTextMax),
  duration_ms: DurationMs,
  positive_styles: Styles,
  negative_styles: Styles.default([]),
  context_adherence: z.enum(['low', 'medium', 'high']).default('high'),
  conditioning_ref: AudioRefChunk.nullish(),
  condition_strength: z.enum(['low', 'medium', 'high', 'xhigh']).nullish(),
})
export type GenerationChunk = z.infer<typeof GenerationChunk>

/** A plan of the second generation: chunks, of which the first sets the tone. */
export const ChunkPlan = z.object({
  chunks: z
    .array(z.union([GenerationChunk, AudioRefChunk]))
    .min(1)
    .max(limits.sectionsMax),
})
export type ChunkPlan = z.infer<typeof ChunkPlan>

export const CompositionPlan = z.union([MusicPrompt, ChunkPlan])
export type CompositionPlan = z.infer<typeof CompositionPlan>
