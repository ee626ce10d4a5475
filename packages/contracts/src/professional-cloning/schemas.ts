import { z } from 'zod'
import { SamplePath, VoiceDescription, VoiceLabels, VoiceName } from '../voices/index.ts'
import { professionalCloningLimits } from './limits.ts'

const { extraTextLengthMax } = professionalCloningLimits

const Language = z
  .string()
  .max(20)
  .regex(/^[a-z]{2,3}(?:-[a-zA-Z0-9]{2,8})*$/u, 'Name the language by its code, like en or pt-BR.')

export const NewProfessionalVoice = z.object({
  name: VoiceName,
  /** What the recordings are in, and what the voice is to speak. */
  language: Language,
  description: VoiceDescription.nullish(),
  labels: VoiceLabels.nullish(),
})
export const ProfessionalVoiceChanges = z.object({
  name: VoiceName.optional(),
  language: Language.optional(),
  description: VoiceDescription.nullish(),
  labels: VoiceLabels.nullish(),
})
export const CreatedProfessionalVoice = z.object({ voice_id: z.string() })

export const SpeakerPath = SamplePath.extend({ speaker_id: z.string().min(1).max(64) })
export const SampleQuery = z.object({ sample_id: z.string().min(1).max(64) })

const milliseconds = z.number().int().min(0).max(86_400_000)
export const SampleChanges = z.object({
  remove_background_noise: z.boolean().optional(),
  /** Only what these people say is used; null uses everything. */
  selected_speaker_ids: z.array(z.string().min(1).max(64)).min(1).max(32).nullish(),
  /** What lies before is not used, in milliseconds. */
  trim_start_time: milliseconds.nullish(),
  /** What lies behind is not used, in milliseconds. */
  trim_end_time: milliseconds.nullish(),
  file_name: z.string().trim().min(1).max(255).nullish(),
})
export type SampleChanges = z.infer<typeof SampleChanges>

export const SampleAudioQuery = z.object({ remove_background_noise: z.boolean().default(false) })
export const SampleAudio = z.object({
  audio_base_64: z.string(),
  voice_id: z.string(),
  sample_id: z.string(),
  media_type: z.string(),
  duration_secs: z.number().nullable(),
})
export const SampleWaveform = z.object({
  sample_id: z.string(),
  /** The largest level in each of as many equal stretches of the recording, 0…1. */
  visual_waveform: z.array(z.number()),
})
export const SpeakerAudio = z.object({ audio_base_64: z.string(), media_type: z.string(), duration_secs: z.number() })

export const TrainRequest = z.object({ model_id: z.string().max(64).nullish() })
export const ManualVerificationFields = z.object({ extra_text: z.string().trim().max(extraTextLengthMax).nullish() })
