import { z } from 'zod'
import { coded } from '../kit/index.ts'
import { PronunciationLocator, pronunciationLimits } from '../pronunciation/index.ts'
import { VoiceSettingsInput } from '../voices/index.ts'
import { AudioEffects } from './audio-effects.ts'

const streamFormats = [
  'mp3_22050_32',
  'mp3_24000_48',
  'mp3_44100_32',
  'mp3_44100_64',
  'mp3_44100_96',
  'mp3_44100_128',
  'mp3_44100_192',
  'pcm_8000',
  'pcm_16000',
  'pcm_22050',
  'pcm_24000',
  'pcm_32000',
  'pcm_44100',
  'pcm_48000',
  'ulaw_8000',
  'alaw_8000',
  'opus_48000_32',
  'opus_48000_64',
  'opus_48000_96',
  'opus_48000_128',
  'opus_48000_192',
] as const
const wavFormats = ['wav_8000', 'wav_16000', 'wav_22050', 'wav_24000', 'wav_32000', 'wav_44100', 'wav_48000'] as const

/** Encodings of an answer that is streamed; WAV is missing because its header holds the length. */
export const StreamFormat = coded('invalid_output_format', z.enum(streamFormats))
/** Encodings of an answer that is sent whole. */
export const WholeFormat = coded('invalid_output_format', z.enum([...streamFormats, ...wavFormats]))

const speechQuery = {
  enable_logging: z.boolean().default(true),
  optimize_streaming_latency: z.number().int().min(0).max(4).nullish(),
}
export const WholeSpeechQuery = z.object({ ...speechQuery, output_format: WholeFormat.default('mp3_44100_128') })
export const StreamSpeechQuery = z.object({ ...speechQuery, output_format: StreamFormat.default('mp3_44100_128') })

const requestIds = z.array(z.string().max(64)).max(3).nullish()

/** What is to be said, and how. */
export const SpeechBody = z.object({
  text: coded('empty_text', z.string().min(1)),
  model_id: z.string().max(64).default('eleven_multilingual_v2'),
  language_code: z.string().max(16).nullish(),
  voice_settings: VoiceSettingsInput.nullish(),
  /** Applied in this order; those of the workspace unless given. */
  pronunciation_dictionary_locators: z.array(PronunciationLocator).max(pronunciationLimits.locatorsMax).nullish(),
  seed: z.number().int().min(0).max(4_294_967_295).nullish(),
  previous_text: z.string().max(40_000).nullish(),
  next_text: z.string().max(40_000).nullish(),
  previous_request_ids: requestIds,
  next_request_ids: requestIds,
  use_pvc_as_ivc: z.boolean().default(false),
  apply_text_normalization: z.enum(['auto', 'on', 'off']).default('auto'),
  apply_language_text_normalization: z.boolean().default(false),
  /** What is done to the voice once it has spoken; `GET /v1/audio-effects/catalog` lists what there is. */
  audio_effects: AudioEffects.nullish(),
})
export type SpeechBody = z.infer<typeof SpeechBody>

/** When each character of a text is heard, in seconds from the start of the audio. */
export const Alignment = z.object({
  characters: z.array(z.string()),
  character_start_times_seconds: z.array(z.number()),
  character_end_times_seconds: z.array(z.number()),
})
export type Alignment = z.infer<typeof Alignment>

export const TimedSpeech = z.object({
  audio_base64: z.string(),
  alignment: Alignment.nullable(),
  normalized_alignment: Alignment.nullable(),
})
export type TimedSpeech = z.infer<typeof TimedSpeech>

export const Model = z.object({
  model_id: z.string(),
  name: z.string(),
  description: z.string(),
  can_be_finetuned: z.boolean(),
  can_do_text_to_speech: z.boolean(),
  can_do_voice_conversion: z.boolean(),
  can_use_style: z.boolean(),
  can_use_speaker_boost: z.boolean(),
  serves_pro_voices: z.boolean(),
  token_cost_factor: z.number(),
  requires_alpha_access: z.boolean(),
  max_characters_request_free_user: z.number().int(),
  max_characters_request_subscribed_user: z.number().int(),
  maximum_text_length_per_request: z.number().int(),
  languages: z.array(z.object({ language_id: z.string(), name: z.string() })),
  model_rates: z.object({ character_cost_multiplier: z.number(), cost_discount_multiplier: z.number() }),
  concurrency_group: z.string(),
})
export type Model = z.infer<typeof Model>
