import { z } from 'zod'
import { SampleQuality } from './samples.ts'

const count = z.number().int()
const unixSeconds = z.number().int()

export const SpeakerSeparation = z.object({
  voice_id: z.string(),
  sample_id: z.string(),
  status: z.enum(['not_started', 'pending', 'completed', 'failed']),
  speakers: z
    .record(
      z.string(),
      z.object({
        speaker_id: z.string(),
        duration_secs: z.number(),
        utterances: z.array(z.object({ start: z.number(), end: z.number() })).nullable(),
      }),
    )
    .nullable(),
  selected_speaker_ids: z.array(z.string()).nullable(),
})
export type SpeakerSeparation = z.infer<typeof SpeakerSeparation>

/** A recording that a voice was made from. */
export const VoiceSample = z.object({
  sample_id: z.string(),
  file_name: z.string(),
  mime_type: z.string(),
  size_bytes: count,
  /** SHA-256 of the file as it came, hexadecimal. */
  hash: z.string(),
  duration_secs: z.number().nullable(),
  remove_background_noise: z.boolean().nullable(),
  has_isolated_audio: z.boolean().nullable(),
  has_isolated_audio_preview: z.boolean().nullable(),
  speaker_separation: SpeakerSeparation.nullable(),
  /** Milliseconds from the start. */
  trim_start: count.nullable(),
  trim_end: count.nullable(),
  /** What was measured on it when it came; null for those that came before anything was. */
  quality: SampleQuality.nullable(),
})
export type VoiceSample = z.infer<typeof VoiceSample>

/** A time that somebody read lines to prove that a voice is theirs. */
export const VerificationAttempt = z.object({
  text: z.string(),
  date_unix: unixSeconds,
  accepted: z.boolean(),
  /** How like the voice's samples the speaker was, 0 … 1. */
  similarity: z.number(),
  levenshtein_distance: z.number(),
  recording: z
    .object({
      recording_id: z.string(),
      mime_type: z.string(),
      size_bytes: count,
      upload_date_unix: unixSeconds,
      transcription: z.string(),
    })
    .nullable(),
})
export type VerificationAttempt = z.infer<typeof VerificationAttempt>

export const fineTuningStates = ['not_started', 'queued', 'fine_tuning', 'fine_tuned', 'failed', 'delayed'] as const
export const FineTuningState = z.enum(fineTuningStates)
export type FineTuningState = z.infer<typeof FineTuningState>

/** How far the training of a professional voice is, by model. */
export const FineTuning = z.object({
  is_allowed_to_fine_tune: z.boolean(),
  state: z.record(z.string(), FineTuningState),
  verification_failures: z.array(z.string()),
  verification_attempts_count: count,
  manual_verification_requested: z.boolean(),
  language: z.string().nullable(),
  /** 0 … 1 by model. */
  progress: z.record(z.string(), z.number()).nullable(),
  message: z.record(z.string(), z.string()).nullable(),
  dataset_duration_seconds: z.number().nullable(),
  verification_attempts: z.array(VerificationAttempt).nullable(),
  slice_ids: z.array(z.string()).nullable(),
  manual_verification: z
    .object({
      extra_text: z.string(),
      request_time_unix: unixSeconds,
      files: z.array(
        z.object({
          file_id: z.string(),
          file_name: z.string(),
          mime_type: z.string(),
          size_bytes: count,
          upload_date_unix: unixSeconds,
        }),
      ),
    })
    .nullable(),
  max_verification_attempts: count.nullable(),
  next_max_verification_attempts_reset_unix_ms: count.nullable(),
})
export type FineTuning = z.infer<typeof FineTuning>

/** The same with one word for all models: how far the one is that is furthest. */
export const FineTuningDocument = FineTuning.extend({ finetuning_state: FineTuningState })

export const SharingStatus = z.enum(['enabled', 'disabled', 'copied', 'copied_disabled'])
export type SharingStatus = z.infer<typeof SharingStatus>
export const SharingReviewStatus = z.enum(['not_requested', 'pending', 'declined', 'allowed', 'allowed_with_changes'])
export type SharingReviewStatus = z.infer<typeof SharingReviewStatus>

/** How a voice is shared. Of a premade voice that the operator decided about only the first two are known. */
export const VoiceSharing = z.object({
  status: SharingStatus,
  live_moderation_enabled: z.boolean(),
  ...z
    .object({
      history_item_sample_id: z.string().nullable(),
      date_unix: unixSeconds,
      whitelisted_emails: z.array(z.string()),
      public_owner_id: z.string(),
      original_voice_id: z.string(),
      financial_rewards_enabled: z.boolean(),
      free_users_allowed: z.boolean(),
      rate: z.number().nullable(),
      fiat_rate: z.number().nullable(),
      /** Days. */
      notice_period: count,
      disable_at_unix: unixSeconds.nullable(),
      voice_mixing_allowed: z.boolean(),
      featured: z.boolean(),
      category: z.enum(['generated', 'cloned', 'premade', 'professional', 'famous', 'high_quality']),
      reader_app_enabled: z.boolean().nullable(),
      image_url: z.string().nullable(),
      ban_reason: z.string().nullable(),
      liked_by_count: count,
      cloned_by_count: count,
      name: z.string(),
      description: z.string().nullable(),
      labels: z.record(z.string(), z.string()),
      review_status: SharingReviewStatus,
      review_message: z.string().nullable(),
      enabled_in_library: z.boolean(),
      instagram_username: z.string().nullable(),
      twitter_username: z.string().nullable(),
      youtube_username: z.string().nullable(),
      tiktok_username: z.string().nullable(),
      moderation_check: z.null(),
      reader_restricted_on: z.null(),
    })
    .partial().shape,
})
export type VoiceSharing = z.infer<typeof VoiceSharing>
