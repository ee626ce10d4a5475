import { z } from 'zod'
import { idOf } from '../kit/index.ts'
import { Keyterm, keytermLimits } from './keyterm-schemas.ts'

/** What a recording may be that is to be written down, and what that costs. */
export const transcriptionLimits = {
  fileBytesMax: 5_000_000_000,
  /** Of what an address answers. */
  addressBytesMax: 2_000_000_000,
  addressLength: 2000,
  durationMsMax: 10 * 60 * 60 * 1000,
  durationMsMin: 100,
  /** Longer recordings are not separated by speakers. */
  separatedMsMax: 3 * 60 * 60 * 1000,
  /** By the second, rounded up. */
  creditsPerMinute: 100,
  keytermsMax: keytermLimits.countMax,
  keytermLength: keytermLimits.length,
  metadataBytesMax: 16_384,
  titleMax: 200,
  /** How many wait or are worked on for a workspace at a time. */
  openMax: 100,
  tokensMax: 500_000,
  versionsMax: 50,
  /** What one person corrects within such a part of an hour is one version. */
  versionMinutes: 10,
  commentsMax: 1000,
  commentTextMax: 2000,
  /** How long the address of a recording opens to whoever has it: longer than anybody looks at one. */
  mediaAddressSeconds: 12 * 60 * 60,
} as const

/** The models that clients may name; the words come from whatever engine there is. */
export const transcriptionModels = ['scribe_v1', 'scribe_v2'] as const

/** How a recording is to be written down. What no engine here can do is refused by its name. */
export const RecognitionFields = z.object({
  model_id: z.string().min(1).max(100).default('scribe_v1'),
  /** BCP 47 or ISO 639; found out where it is absent, as far as the engine can. */
  language_code: z.string().max(16).nullish(),
  /** As far as the engine tells; `generation-info` says where it does not. */
  tag_audio_events: z.boolean().default(true),
  num_speakers: z.number().int().min(1).max(32).nullish(),
  timestamps_granularity: z.enum(['none', 'word', 'character']).default('word'),
  /** Says who speaks, by the sound of the voices. */
  diarize: z.boolean().default(false),
  diarization_threshold: z.number().min(0.1).max(0.4).nullish(),
  /** `pcm_s16le_16`: bare 16-bit samples of one channel at 16 kHz, little endian. Everything else tells by itself. */
  file_format: z.enum(['pcm_s16le_16', 'other']).default('other'),
  temperature: z.number().min(0).max(2).nullish(),
  seed: z.number().int().min(0).max(2_147_483_647).nullish(),
  use_multi_channel: z.boolean().default(false),
  multichannel_output_style: z.enum(['separate', 'combined']).nullish(),
  entity_detection: z.array(z.string().max(100)).max(100).nullish(),
  entity_redaction: z.array(z.string().max(100)).max(100).nullish(),
  entity_redaction_mode: z.string().max(100).nullish(),
  no_verbatim: z.boolean().default(false),
  use_speaker_library: z.boolean().default(false),
  detect_speaker_roles: z.boolean().default(false),
  /** Words and names that the engine seldom knows, beside those that the workspace keeps. */
  keyterms: z.array(Keyterm).max(keytermLimits.countMax).default([]),
})

/** An `https://` address of the recording, in place of a file. Where it leads on to is followed a few times. */
export const SourceUrl = z.string().trim().max(transcriptionLimits.addressLength).nullish()

/** Everything about a request to write a recording down but the recording itself, which is the file `file`. */
export const SpeechToTextFields = RecognitionFields.extend({
  model_id: z.string().min(1).max(100),
  /** JSON: a list of up to ten formats with their options; they are answered in this order. */
  additional_formats: z.string().max(20_000).nullish(),
  source_url: SourceUrl,
  /** The older name of `source_url`. */
  cloud_storage_url: SourceUrl,
  /** Answers at once, and tells webhooks what was heard when all of it was. */
  webhook: z.boolean().default(false),
  /** The one webhook that is told; without it all are that listen to `speech_to_text`, and those of the workspace's settings. */
  webhook_id: z.string().max(64).nullish(),
  /** A text, or JSON of an object up to two levels deep: told beside what was heard. */
  webhook_metadata: z.string().max(transcriptionLimits.metadataBytesMax).nullish(),
})

export const SpeechToTextQuery = z.object({
  /** A single-use token of the type `batch_scribe`, for pages that must not hold a key. It is used up by one request, whatever becomes of it. */
  token: z.string().max(512).nullish(),
  /** Keeps nothing of the recording and of what is said in it, unless true. */
  enable_logging: z.boolean().default(true),
})

export const TranscriptPath = z.object({ transcription_id: idOf('transcript', z.string().min(1).max(64)) })

const Seconds = z.number().min(0)

const TranscribedCharacter = z.object({ text: z.string(), start: Seconds.nullable(), end: Seconds.nullable() })

/** A word, or the space before the next. */
const TranscribedWord = z.object({
  text: z.string(),
  start: Seconds.nullable(),
  end: Seconds.nullable(),
  type: z.enum(['word', 'spacing', 'audio_event']),
  speaker_id: z.string().nullable(),
  /** 0 where the engine does not tell. */
  logprob: z.number(),
  characters: z.array(TranscribedCharacter).nullable(),
  channel_index: z.number().int().nullable(),
})

/** What is said in a recording, as the field's clients read it. */
export const SpokenTranscript = z.object({
  /** `und` where nobody knows. */
  language_code: z.string(),
  /** 1 where it was asked for, else the share of the time in which the engine heard this language. */
  language_probability: z.number(),
  text: z.string(),
  words: z.array(TranscribedWord),
  channel_index: z.number().int().nullable(),
  additional_formats: z
    .array(
      z.object({
        requested_format: z.string(),
        file_extension: z.string(),
        content_type: z.string(),
        is_base64_encoded: z.boolean(),
        content: z.string(),
        /** What no font of the file has; each stands in it by its number. */
        unwritten_characters: z.array(z.string()).optional(),
      }),
    )
    .nullable(),
  transcription_id: z.string().nullable(),
  entities: z
    .array(
      z.object({ text: z.string(), entity_type: z.string(), start_char: z.number().int(), end_char: z.number().int() }),
    )
    .nullable(),
  audio_duration_secs: z.number(),
})
/** A recording was taken on; what is said in it is told to webhooks. */
export const AcceptedTranscript = z.object({
  message: z.string(),
  request_id: z.string(),
  transcription_id: z.string(),
})
export type AcceptedTranscript = z.infer<typeof AcceptedTranscript>

export type SpokenTranscript = z.infer<typeof SpokenTranscript>
export type TranscribedWord = SpokenTranscript['words'][number]
