import { z } from 'zod'
import { coded, idOf } from '../kit/index.ts'
import { AccessLevel } from '../resources/index.ts'
import { FineTuningDocument, VerificationAttempt, VoiceSample, VoiceSharing } from './own-voice-parts.ts'

const zeroToOne = z.number().min(0).max(1)

/** How a voice is delivered; absent members take the voice's own value, then these defaults. */
export const VoiceSettings = z.object({
  stability: zeroToOne.nullable().default(0.5),
  use_speaker_boost: z.boolean().nullable().default(true),
  similarity_boost: zeroToOne.nullable().default(0.75),
  style: zeroToOne.nullable().default(0),
  speed: z.number().min(0.25).max(4).nullable().default(1),
  /** For engines that can trade time for quality; without effect where an engine cannot. */
  quality: zeroToOne.nullable().default(null),
})
export type VoiceSettings = z.infer<typeof VoiceSettings>

/** Settings in a request: any of them may be left out. Out of bounds is `invalid_voice_settings`. */
export const VoiceSettingsInput = coded(
  'invalid_voice_settings',
  z.object({
    stability: zeroToOne.nullish(),
    use_speaker_boost: z.boolean().nullish(),
    similarity_boost: zeroToOne.nullish(),
    style: zeroToOne.nullish(),
    speed: z.number().min(0.25).max(4).nullish(),
    quality: zeroToOne.nullish(),
  }),
)
export type VoiceSettingsInput = z.infer<typeof VoiceSettingsInput>

export const VoiceCategory = z.enum(['generated', 'cloned', 'premade', 'professional', 'famous', 'high_quality'])
export const SafetyControl = z.enum(['NONE', 'BAN', 'CAPTCHA', 'ENTERPRISE_BAN', 'ENTERPRISE_CAPTCHA'])
export type SafetyControl = z.infer<typeof SafetyControl>

export const VerifiedLanguage = z.object({
  language: z.string(),
  model_id: z.string(),
  accent: z.string().nullable(),
  locale: z.string().nullable(),
  preview_url: z.string().nullable(),
})

/** What a voice's picture is drawn from: a seed, and what was heard of its sound; null before somebody listened. */
export const VoiceFace = z.object({
  /** Its id, or that of what it was made from: a copy looks like its original, and a kept preview like itself. */
  seed: z.string(),
  /** The middle of its melody. */
  pitch_hz: z.number().nullable(),
  /** How much of its sound lies high: 0 (dull) … 1 (brilliant). */
  brightness: z.number().nullable(),
  /** How hoarse it is: 0 (pure) … 1 (harsh). */
  roughness: z.number().nullable(),
  /** Where the picture is that people gave it instead; null for the one drawn. */
  picture_url: z.string().nullable(),
})
export type VoiceFace = z.infer<typeof VoiceFace>

/** `natural` engines sound like people; `light` ones start at once, need little and are heard to be machines. */
export const VoiceQuality = z.enum(['natural', 'light'])
export type VoiceQuality = z.infer<typeof VoiceQuality>

/** Settings by which an engine can speak another way. */
export const SpokenSetting = z.enum(['speed', 'stability', 'similarity_boost', 'style', 'use_speaker_boost'])
export type SpokenSetting = z.infer<typeof SpokenSetting>

/** What a voice is spoken by. */
export const VoiceEngine = z.object({
  name: z.string(),
  quality: VoiceQuality.nullable(),
  /** Whether it speaks faster than real time on this instance, as it was measured; null where nobody measured. */
  keeps_up: z.boolean().nullable(),
  /** The settings that are heard; the others change nothing. */
  obeys: z.array(SpokenSetting),
})
export type VoiceEngine = z.infer<typeof VoiceEngine>

/** What is drawn of a voice, all of it ours. */
export const drawnVoiceParts = {
  face: VoiceFace,
  /** Levels of its preview, 0–100 over the whole length; null while nobody listened to it as it sounds now. */
  preview_peaks: z.array(z.number().int()).nullable(),
  preview_duration_ms: z.number().int().nullable(),
} as const

export const Voice = z.object({
  voice_id: z.string(),
  name: z.string(),
  samples: z.array(VoiceSample).nullable(),
  category: VoiceCategory,
  fine_tuning: FineTuningDocument.nullable(),
  labels: z.record(z.string(), z.string()),
  /** Its main language, BCP 47. */
  language: z.string().nullable(),
  description: z.string().nullable(),
  preview_url: z.string().nullable(),
  available_for_tiers: z.array(z.string()),
  settings: VoiceSettings.nullable(),
  /** What is known of a voice's sharing; null for a voice that is not shared and nobody decided anything about. */
  sharing: VoiceSharing.nullable(),
  high_quality_base_model_ids: z.array(z.string()),
  verified_languages: z.array(VerifiedLanguage).nullable(),
  collection_ids: z.array(z.string()).nullable(),
  safety_control: SafetyControl.nullable(),
  voice_verification: z.object({
    requires_verification: z.boolean(),
    is_verified: z.boolean(),
    verification_failures: z.array(z.string()),
    verification_attempts_count: z.number().int(),
    language: z.string().nullable(),
    verification_attempts: z.array(VerificationAttempt).nullable(),
  }),
  permission_on_resource: AccessLevel.nullable(),
  is_owner: z.boolean(),
  is_legacy: z.boolean(),
  is_mixed: z.boolean(),
  favorited_at_unix: z.number().int().nullable(),
  created_at_unix: z.number().int().nullable(),
  is_bookmarked: z.boolean().nullable(),
  recording_quality: z.enum(['studio', 'good', 'ok', 'poor', 'bad']).nullable(),
  labelling_status: z.null(),
  recording_quality_reason: z.string().nullable(),
  /** How a voice was made: premade ones by hand, others by the method that their maker was told. */
  cloning_method: z.enum(['acoustic_matching', 'zero_shot', 'designed', 'remixed', 'copied', 'by_address']).nullable(),
  ...drawnVoiceParts,
  /** Ours: null while it cannot speak. */
  engine: VoiceEngine.nullable(),
})
export type Voice = z.infer<typeof Voice>

export const VoicePath = z.object({ voice_id: idOf('voice', z.string().min(1).max(64)) })

const text = (max: number) => z.string().max(max)

/** Every way of narrowing the list of voices that the public clients know. */
export const VoiceSearch = z.object({
  next_page_token: text(512).nullish(),
  page_size: coded('invalid_page_size', z.number().int().min(1).max(100)).default(20),
  search: text(200).nullish(),
  sort: z.enum(['name', 'created_at_unix']).nullish(),
  sort_direction: z.enum(['asc', 'desc']).nullish(),
  voice_type: z
    .enum(['personal', 'community', 'default', 'workspace', 'non-default', 'non-community', 'saved'])
    .nullish(),
  /** Ours: `me` leaves what one owns, made or taken from the library; what others share and premade voices are left out. */
  owner: z.enum(['me']).nullish(),
  category: VoiceCategory.nullish(),
  fine_tuning_state: text(50).nullish(),
  collection_id: text(64).nullish(),
  gender: text(50).nullish(),
  age: text(50).nullish(),
  accent: text(50).nullish(),
  language: z.array(text(20)).max(50).nullish(),
  use_cases: z.array(text(50)).max(50).nullish(),
  high_quality: z.boolean().nullish(),
  /** Ours: how natural the engine of a voice sounds. */
  quality: VoiceQuality.nullish(),
  /** Of voices from the library: how long they go on speaking after their owner took them back, in days. Others pass. */
  min_notice_period_days: z.number().int().min(0).max(730).nullish(),
  /** Nobody sets a price for a voice here: `rate` is always null, and both answers find the same. */
  include_custom_rates: z.boolean().nullish(),
  /** Whether voices whose texts are judged before they are spoken are wanted. */
  include_live_moderated: z.boolean().nullish(),
  include_total_count: z.boolean().default(true),
  voice_ids: z.array(text(64)).max(100).nullish(),
})
export type VoiceSearch = z.infer<typeof VoiceSearch>

export const VoicePage = z.object({
  voices: z.array(Voice),
  has_more: z.boolean(),
  total_count: z.number().int(),
  next_page_token: z.string().nullable(),
})
export type VoicePage = z.infer<typeof VoicePage>
