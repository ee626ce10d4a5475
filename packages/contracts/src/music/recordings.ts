import { z } from 'zod'
import { musicLimits as limits } from './limits.ts'
import { CompositionPlan, MusicModel } from './plans.ts'
import { WordTime } from './schemas.ts'

/** Everything about an upload but the recording itself, which is the file `file`. */
export const UploadFields = z.object({
  /** Whether, and in which generation, a plan of what is heard is answered; `true` is the first. */
  extract_composition_plan: z.union([z.boolean(), MusicModel]).default(false),
  /** Needs an engine that writes down what is said. */
  with_timestamps: z.boolean().default(false),
  with_waveform_visual: z.boolean().default(false),
})

/** A recording that somebody brought, which is a song of theirs from now on. */
export const MusicUpload = z.object({
  song_id: z.string(),
  composition_plan: CompositionPlan.nullable(),
  words_timestamps: z.array(WordTime).nullable(),
  /** The peak of each of equal stretches, 0–100. */
  waveform_visual: z.array(z.number().int()).nullable(),
})
export type MusicUpload = z.infer<typeof MusicUpload>

export const SeparationFields = z.object({
  /** Voices and all else; or voices, drums, bass, guitar, piano and what is left. */
  stem_variation_id: z.enum(['two_stems_v1', 'six_stems_v1']).default('six_stems_v1'),
  sign_with_c2pa: z.boolean().default(false),
})

/** Everything about music for a film but its videos, which are the files `videos`, in their order. */
export const FilmMusicFields = z.object({
  description: z
    .string()
    .min(1)
    .max(limits.filmDescriptionMax)
    .meta({ examples: ['a walk by the sea, calm, then brighter'] })
    .nullish(),
  tags: z
    .array(z.string().max(limits.filmTagMax))
    .max(limits.filmTagsMax)
    .meta({ examples: [['piano', 'no drums']] })
    .default([]),
  model_id: MusicModel.default('music_v1'),
  sign_with_c2pa: z.boolean().default(false),
})
export type FilmMusicFields = z.infer<typeof FilmMusicFields>
