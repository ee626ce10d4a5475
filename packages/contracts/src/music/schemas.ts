import { z } from 'zod'
import { idOf } from '../kit/index.ts'
import { musicExamples } from './examples.ts'
import { MusicFormat, SeparationFormat, StemFormat, WholeMusicFormat } from './formats.ts'
import { musicLimits as limits } from './limits.ts'
import { CompositionPlan, MusicModel, MusicPrompt } from './plans.ts'

const Prompt = z
  .string()
  .max(limits.promptMax)
  .meta({ examples: [musicExamples.en[0]] })
const LengthMs = z.number().int().min(limits.msMin).max(limits.msMax).nullish()
const Model = MusicModel.default('music_v1')

export const PlanBody = z.object({
  prompt: Prompt,
  music_length_ms: LengthMs,
  /** A plan that the prompt is to change. */
  source_composition_plan: CompositionPlan.nullish(),
  model_id: Model,
})
export type PlanBody = z.infer<typeof PlanBody>

/** Ten seconds: whoever tries it out does not wait for a song. */
const composed = { examples: [{ prompt: musicExamples.en[0], music_length_ms: 10_000 }] }

const Composing = z.object({
  prompt: Prompt.nullish(),
  generation_mode: z.enum(['track', 'loop', 'ambience', 'video_to_music']).nullish(),
  /** The older name of the plan. */
  music_prompt: MusicPrompt.nullish(),
  lyrics_text: z.string().max(limits.lyricsMax).nullish(),
  composition_plan: CompositionPlan.nullish(),
  music_length_ms: LengthMs,
  model_id: Model,
  /** The same request with the same seed is the same music. */
  seed: z.number().int().min(0).max(limits.seedMax).nullish(),
  force_instrumental: z.boolean().default(false),
  finetune_id: z.string().max(100).nullish(),
  finetune_strength: z.number().gt(0).max(2).default(1),
  use_phonetic_names: z.boolean().default(false),
  /** Lengths of sections are always kept here. */
  respect_sections_durations: z.boolean().default(true),
  /** Every piece that was heard to its end is kept with its score for as long as it is in the history. */
  store_for_inpainting: z.boolean().default(false),
  sign_with_c2pa: z.boolean().default(false),
  /** A song beside which this one stands as another version; sections that are taken from a song say so by themselves. */
  version_of: idOf('song', z.string().min(1).max(100)).nullish(),
})
/** What is to be composed, and how. */
export const ComposeBody = Composing.meta(composed)
export type ComposeBody = z.infer<typeof ComposeBody>

export const DetailedBody = Composing.extend({
  with_timestamps: z.boolean().default(false),
  with_waveform_visual: z.boolean().default(false),
  model_style_prefix: z.enum(['music', 'sfx']).default('music'),
}).meta(composed)

export const WholeMusicQuery = z.object({ output_format: WholeMusicFormat.default('auto') })
export const StreamMusicQuery = z.object({ output_format: MusicFormat.default('auto') })

/** What the header `generation-info` of a piece holds. */
export const MusicInfo = z.object({
  seed: z.number().int(),
  genre: z.string(),
  tempo_bpm: z.number(),
  key: z.string(),
  metre: z.string(),
  duration_ms: z.number().int(),
  /** What was understood of what was asked for; empty where chance decided. */
  understood: z.array(z.string()),
})
export type MusicInfo = z.infer<typeof MusicInfo>

/** When a word is sung or said. */
export const WordTime = z.object({ word: z.string(), start_ms: z.number(), end_ms: z.number() })

export const SongMetadata = z.object({
  title: z.string().nullable(),
  description: z.string().nullable(),
  genres: z.array(z.string()),
  languages: z.array(z.string()),
  is_explicit: z.boolean().nullable(),
})

/** What stands beside the audio of a detailed answer. */
export const MusicDetails = z.object({
  composition_plan: CompositionPlan,
  song_metadata: SongMetadata,
  words_timestamps: z.array(WordTime).nullable(),
  /** The louder of both channels in each of equal stretches, 0–100. */
  waveform_visual: z.array(z.number().int()).nullable(),
})
export type MusicDetails = z.infer<typeof MusicDetails>

/** A piece with its score. */
export const Song = z.object({
  song_id: z.string(),
  history_item_id: z.string(),
  /** A recording that somebody brought has no score: no chords, no parts, and no section of it can stay as it is in another piece. */
  origin: z.enum(['composed', 'uploaded']),
  /** The first of the songs that this one is a version of; its own id where it is that. */
  version_of: z.string(),
  title: z.string(),
  created_at_unix: z.number().int(),
  seed: z.number().int(),
  genre: z.string(),
  tempo_bpm: z.number(),
  key: z.string(),
  metre: z.string(),
  duration_ms: z.number().int(),
  is_loop: z.boolean(),
  /** What it was made by; sections of it that are taken with `source_from` stay note for note. */
  composition_plan: MusicPrompt,
  sections: z.array(
    z.object({
      name: z.string(),
      kind: z.string(),
      /** Where it is heard to begin: the beat that is nearest to the plan. */
      start_ms: z.number().int(),
      duration_ms: z.number().int(),
      energy: z.number(),
      chords: z.array(z.object({ start_ms: z.number().int(), symbol: z.string() })),
    }),
  ),
  parts: z.array(z.object({ role: z.string(), instrument: z.string() })),
})
export type Song = z.infer<typeof Song>

/** A song that is opened. */
export const OpenSong = Song.extend({
  /** Where its beats fall; of a recording that somebody brought, as they are heard. */
  beats_ms: z.array(z.number().int()),
})
export type OpenSong = z.infer<typeof OpenSong>

export const SongPath = z.object({ song_id: idOf('song', z.string().min(1).max(100)) })
export const SongsQuery = z.object({
  page_size: z.number().int().min(1).max(100).default(30),
  cursor: z.string().max(100).nullish(),
  /** Only the versions of this song, itself among them. */
  version_of: idOf('song', z.string().min(1).max(100)).nullish(),
})
export const SongPage = z.object({
  songs: z.array(Song),
  next_cursor: z.string().nullable(),
  has_more: z.boolean(),
})
export const StemsQuery = z.object({ output_format: StemFormat.default('mp3_44100_128') })
export const SeparationQuery = z.object({ output_format: SeparationFormat.default('mp3_44100_128') })
export const ScoreQuery = z.object({ format: z.enum(['midi', 'musicxml']).default('midi') })
