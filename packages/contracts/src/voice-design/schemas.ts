import { z } from 'zod'
import { coded } from '../kit/index.ts'
import { StreamFormat } from '../speech/index.ts'
import { VoiceFace, VoiceLabels, VoiceName } from '../voices/index.ts'
import { ReadDescription, VoiceWishes, voiceTones } from './wishes.ts'

/** What the numbers of a design may be. */
export const voiceDesignLimits = {
  /** Of a recording in base64: 3 MB. */
  referenceCharactersMax: 4_000_000,
  descriptionMin: 20,
  remixDescriptionMin: 5,
  descriptionMax: 1000,
  textMin: 100,
  textMax: 1000,
  previews: 3,
  seedMax: 2_147_483_647,
  /** How long previews can be heard and saved. Those of a session stay as long as it does. */
  keptDays: 7,
  /** How long a session stays after it was last worked on. */
  sessionKeptDays: 30,
  sessionsMax: 100,
  iterationsMax: 200,
  /** Of a recording that a design leans on. */
  referenceMsMax: 60_000,
} as const

const { descriptionMin, remixDescriptionMin, descriptionMax, textMin, textMax, seedMax } = voiceDesignLimits

/** Creates the schema of a string whose length is counted in code points, as people count characters. */
function characters(least: number, most: number) {
  return z
    .string()
    .max(2 * most)
    .refine((text) => [...text].length >= least && [...text].length <= most, {
      error: `This must have ${least} to ${most} characters.`,
    })
}

const seed = coded('invalid_parameters', z.number().int().min(0).max(seedMax)).nullish()
const sessionId = z.string().min(1).max(64).nullish()
const guidance = z.number().min(0).max(100)

export const DesignModel = z.enum(['eleven_multilingual_ttv_v2', 'eleven_ttv_v3'])

/** Absent: MP3 at 192 kbps, or at 128 where the plan has no more. */
export const DesignQuery = z.object({ output_format: StreamFormat.optional() })

const preview = {
  text: characters(textMin, textMax).nullish(),
  /** Without a text, one that fits language and description is taken from those written for it, asked for or not. */
  auto_generate_text: z.boolean().default(false),
  loudness: z.number().min(-1).max(1).default(0.5),
  seed,
  /** Sliders: what they say counts more than the description. */
  wishes: VoiceWishes.nullish(),
}
const session = { remixing_session_id: sessionId, remixing_session_iteration_id: sessionId }

const designFields = {
  voice_description: characters(descriptionMin, descriptionMax),
  ...preview,
  quality: z.number().min(-1).max(1).nullish(),
  guidance_scale: guidance.default(5),
  should_enhance: z.boolean().default(false),
}

export const CreatePreviews = z.object(designFields)
export const DesignVoice = z.object({
  ...designFields,
  model_id: DesignModel.default('eleven_multilingual_ttv_v2'),
  stream_previews: z.boolean().default(false),
  ...session,
  /**
   * A recording of somebody whose height, pace and melody the voices are to have, for `eleven_ttv_v3` only. Nobody is
   * imitated: their timbre is not taken, and the recording is not kept. In base64, of at most 3 MB: JSON is read in one
   * turn of the server's loop.
   */
  reference_audio_base64: z.string().max(voiceDesignLimits.referenceCharactersMax).nullish(),
  /** How much the description counts beside the recording: 1 is all, 0 nothing, a half unless given. */
  prompt_strength: z.number().min(0).max(1).nullish(),
})
export type DesignVoice = z.infer<typeof DesignVoice>

export const RemixVoice = z.object({
  voice_description: characters(remixDescriptionMin, descriptionMax),
  ...preview,
  guidance_scale: guidance.default(2),
  stream_previews: z.boolean().default(false),
  ...session,
  prompt_strength: z.number().min(0).max(1).nullish(),
})
export type RemixVoice = z.infer<typeof RemixVoice>

export const VoicePreview = z.object({
  /** Empty where the previews were asked to be streamed. */
  audio_base_64: z.string(),
  generated_voice_id: z.string(),
  media_type: z.string(),
  duration_secs: z.number(),
  language: z.string().nullable(),
  /** Ours: the voice that is made of it keeps this face. */
  face: VoiceFace,
})
export type VoicePreview = z.infer<typeof VoicePreview>

export const VoicePreviews = z.object({
  previews: z.array(VoicePreview),
  text: z.string(),
  text_is_generated: z.boolean(),
  seed: z.number().int(),
  read: ReadDescription,
  /** Until when the previews can be heard and saved. */
  expires_at_unix: z.number().int(),
  remixing_session_id: z.string().nullable(),
  remixing_session_iteration_id: z.string().nullable(),
})
export type VoicePreviews = z.infer<typeof VoicePreviews>

export const CreateVoice = z.object({
  voice_name: VoiceName,
  voice_description: characters(descriptionMin, descriptionMax),
  generated_voice_id: z.string().min(1).max(64),
  labels: VoiceLabels.nullish(),
  played_not_selected_voice_ids: z.array(z.string().max(64)).max(20).nullish(),
})
export type CreateVoice = z.infer<typeof CreateVoice>

/** A description in the making: how it would be read, and what would be said. Free of charge. */
export const ReadDescriptionRequest = z.object({
  voice_description: z.string().max(2 * descriptionMax),
  text: z
    .string()
    .max(2 * textMax)
    .nullish(),
  wishes: VoiceWishes.nullish(),
  /** The voice that is changed by it, where one is. */
  voice_id: z.string().min(1).max(64).nullish(),
})
export const ReadDescriptionAnswer = ReadDescription.extend({
  /** What the previews would say if they were to find a text themselves. */
  suggested_text: z.string(),
})
export type ReadDescriptionAnswer = z.infer<typeof ReadDescriptionAnswer>

export const DesignOptions = z.object({
  accents: z.array(z.object({ accent: z.string(), language: z.string(), locale: z.string() })),
  tones: z.array(z.enum(voiceTones)),
  kept_days: z.number().int(),
})
export type DesignOptions = z.infer<typeof DesignOptions>
