import { z } from 'zod'

/** What engines can be asked for. */
export const engineCapabilities = [
  'speech',
  'cloning',
  'recognition',
  'live_recognition',
  'voice_activity',
  'speakers',
  'likeness',
  'cleaning',
  'separation',
  'sound_effects',
  'punctuation',
  'spoken_language',
  'tagging',
  'translation',
  'chat',
  'embeddings',
] as const
export const EngineCapability = z.enum(engineCapabilities)
export type EngineCapability = z.infer<typeof EngineCapability>

export const ModelName = z.string().regex(/^[a-z\d][a-z\d.-]{0,60}$/)
export const ModelPath = z.object({ model: ModelName })
export const InstallModel = z.object({ accept_licence: z.boolean().default(false) })

/** What was found when a model was tried on one sentence. */
export const EngineTrial = z.object({
  at_unix: z.number().int(),
  /** Seconds of work for a second of sound: below 1 it keeps up with speech. */
  real_time_factor: z.number(),
  first_sound_ms: z.number().nullable(),
  memory_bytes: z.number().nullable(),
  word_error_rate: z.number().nullable(),
})

export const EngineModel = z.object({
  name: ModelName,
  purpose: z.string(),
  capability: EngineCapability,
  /** What else it does. */
  also: z.array(EngineCapability),
  languages: z.array(z.string()),
  licence: z.object({ name: z.string(), url: z.string(), notes: z.string() }),
  is_commercial: z.boolean(),
  bytes: z.number().int(),
  downloaded_bytes: z.number().int(),
  memory_bytes: z.number().int(),
  state: z.enum(['available', 'downloading', 'paused', 'unpacking', 'installed', 'broken', 'failed']),
  problem: z.string().nullable(),
  /** Whether it failed because nobody answered where the models are. */
  is_unreachable: z.boolean(),
  /** Those of its speakers that are voices, and all of them. */
  voices: z.number().int(),
  speakers: z.number().int(),
  trial: EngineTrial.nullable(),
})
export type EngineModel = z.infer<typeof EngineModel>

export const EngineOverview = z.object({
  /** Everything that engines can be asked for, and whether somebody can do it here. */
  capabilities: z.array(
    z.object({
      capability: EngineCapability,
      is_there: z.boolean(),
      /** Whether what is there gets many words wrong. */
      is_rough: z.boolean(),
    }),
  ),
  models: z.array(EngineModel),
  free_disk_bytes: z.number().int(),
  memory_bytes: z.number().int(),
  /** Why models cannot be used on this machine; null where they can. */
  missing: z.string().nullable(),
})
export type EngineOverview = z.infer<typeof EngineOverview>

/** So many speakers of a model can be voices. */
export const modelVoicesMax = 100

/** Everybody who speaks in a model, and whether they are voices for everybody on the instance. */
export const ModelSpeakers = z.object({
  speakers: z.array(
    z.object({
      speaker_id: z.string(),
      name: z.string(),
      locale: z.string(),
      gender: z.enum(['female', 'male']).nullable(),
      is_voice: z.boolean(),
    }),
  ),
})
export type ModelSpeakers = z.infer<typeof ModelSpeakers>

export const ChooseVoices = z.object({ speaker_ids: z.array(z.string().min(1).max(80)).min(1).max(modelVoicesMax) })

export const ModelCheck = z.object({ problems: z.array(z.string()) })

/** Whether natural voices are there, and who may see to it. */
export const EngineOffer = z.object({
  has_natural_voices: z.boolean(),
  may_install: z.boolean(),
  /** What would be installed; null where it is there, cannot be, or is somebody else's to decide. */
  model: EngineModel.nullable(),
})
export type EngineOffer = z.infer<typeof EngineOffer>
