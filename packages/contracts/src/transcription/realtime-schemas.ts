import { z } from 'zod'
import { socketCredentials } from '../speech/index.ts'
import { transcriptionLimits } from './schemas.ts'

/** How far a conversation goes that is written down while it is spoken. */
export const realtimeLimits = {
  /** Of sound, by the second, rounded up. */
  creditsPerMinute: 150,
  /** A commit of less than this is told so and ignored. */
  commitMsMin: 300,
  /** What nobody commits is committed by then, where it is quietest. */
  segmentMsMax: 30_000,
  sessionMsMax: 2 * 60 * 60_000,
  /** Nothing at all is sent for so long. */
  idleMsMax: 60_000,
  keytermsMax: 50,
  languagesMax: 20,
  /** Sound may come faster than it is spoken: this much at once, and then so many times as fast. */
  burstMs: 30_000,
  paceMax: 16,
} as const

/** The models that clients may name for it; the words come from whatever engine there is. */
export const realtimeModels = ['scribe_v2_realtime'] as const

/** Samples of one channel, 16 bit, little endian, at so many hertz; or µ-law. */
export const RealtimeAudioFormat = z.enum([
  'pcm_8000',
  'pcm_16000',
  'pcm_22050',
  'pcm_24000',
  'pcm_44100',
  'pcm_48000',
  'ulaw_8000',
])
export type RealtimeAudioFormat = z.infer<typeof RealtimeAudioFormat>

/** `manual`: whoever sends says when what was said is final; `vad`: a pause does. */
export const CommitStrategy = z.enum(['manual', 'vad'])

export const RealtimeQuery = z.object({
  model_id: z.string().min(1).max(100),
  /** A single-use token of the type `realtime_scribe`, for pages that must not hold a key. */
  token: z.string().max(512).nullish(),
  audio_format: RealtimeAudioFormat.nullish(),
  /** An older name of `audio_format`. */
  encoding: RealtimeAudioFormat.nullish(),
  commit_strategy: CommitStrategy.default('manual'),
  /** With `vad`: after so long a pause what was said is committed. */
  vad_silence_threshold_secs: z.number().min(0.3).max(3).default(1.5),
  /** How sure it must be that somebody speaks. */
  vad_threshold: z.number().min(0.1).max(0.9).default(0.4),
  min_speech_duration_ms: z.number().int().min(50).max(2000).default(100),
  min_silence_duration_ms: z.number().int().min(50).max(2000).default(100),
  language_code: z.string().max(16).nullish(),
  /** Languages that may be spoken besides; the engine is then not kept to one. */
  secondary_languages: z.array(z.string().max(16)).max(realtimeLimits.languagesMax).default([]),
  include_timestamps: z.boolean().default(false),
  include_language_detection: z.boolean().default(false),
  keyterms: z
    .array(z.string().trim().min(1).max(transcriptionLimits.keytermLength))
    .max(realtimeLimits.keytermsMax)
    .default([]),
  no_verbatim: z.boolean().default(false),
  entity_detection: z.array(z.string().max(100)).max(100).default([]),
  transcript_edit: z.string().max(2000).nullish(),
  filter_background_audio: z.boolean().default(false),
  /** Keeps nothing of the sound and of what is said in it, unless true. */
  enable_logging: z.boolean().default(true),
})
export type RealtimeQuery = z.output<typeof RealtimeQuery>

/**
 * A piece of sound, or the end. `end_session` is ours: what was said is committed, kept unless `keep` is false, and
 * `session_ended` says where.
 */
export const RealtimeMessage = z.object({
  message_type: z.enum(['input_audio_chunk', 'end_session']).default('input_audio_chunk'),
  audio_base_64: z.string().default(''),
  commit: z.boolean().default(false),
  /** That of the format. */
  sample_rate: z.number().int().min(1).max(1_000_000).nullish(),
  /** What was said before; may come with the first piece only. */
  previous_text: z.string().max(20_000).nullish(),
  keep: z.boolean().default(true),
  ...socketCredentials,
})
export type RealtimeMessage = z.infer<typeof RealtimeMessage>

const said = { text: z.string() }

const RealtimeWord = z.object({
  text: z.string(),
  /** Seconds since the first sound of the session. */
  start: z.number(),
  end: z.number(),
  type: z.enum(['word', 'spacing']),
  logprob: z.number(),
})

const timed = {
  ...said,
  language_code: z.string().nullable(),
  words: z.array(RealtimeWord).nullable(),
}

export const RealtimeConfig = z.object({
  model_id: z.string(),
  sample_rate: z.number().int(),
  audio_format: RealtimeAudioFormat,
  language_code: z.string().nullable(),
  secondary_languages: z.array(z.string()),
  commit_strategy: CommitStrategy,
  /** An older name of it. */
  vad_commit_strategy: CommitStrategy,
  vad_silence_threshold_secs: z.number(),
  vad_threshold: z.number(),
  min_speech_duration_ms: z.number().int(),
  min_silence_duration_ms: z.number().int(),
  include_timestamps: z.boolean(),
  timestamps_granularity: z.enum(['none', 'word']),
  include_language_detection: z.boolean(),
  keyterms: z.array(z.string()),
  no_verbatim: z.boolean(),
  entity_detection: z.array(z.string()),
  filter_background_audio: z.boolean(),
  enable_logging: z.boolean(),
})

/** Why a session ends, or what of it was ignored. */
export const RealtimeFailure = z.enum([
  'error',
  'auth_error',
  'quota_exceeded',
  'commit_throttled',
  'transcriber_error',
  'unaccepted_terms',
  'rate_limited',
  'input_error',
  'invalid_request',
  'queue_overflow',
  'resource_exhausted',
  'session_time_limit_exceeded',
  'chunk_size_exceeded',
  'insufficient_audio_activity',
])
export type RealtimeFailure = z.infer<typeof RealtimeFailure>

export const RealtimeAnswer = z.discriminatedUnion('message_type', [
  z.object({ message_type: z.literal('session_started'), session_id: z.string(), config: RealtimeConfig }),
  /** What is understood of what was not committed yet; may still change. */
  z.object({ message_type: z.literal('partial_transcript'), ...said }),
  z.object({ message_type: z.literal('committed_transcript'), ...said }),
  /** The same again, with what takes longer to find out. */
  z.object({ message_type: z.literal('committed_transcript_with_timestamps'), ...timed }),
  z.object({ message_type: z.literal('warning'), warning: z.string() }),
  z.object({ message_type: z.literal('commit_throttled'), error: z.string() }),
  /** The transcript that was kept; null where nothing was. */
  z.object({ message_type: z.literal('session_ended'), transcription_id: z.string().nullable() }),
])
export type RealtimeAnswer = z.input<typeof RealtimeAnswer>
