import { z } from 'zod'

/** What is done to a voice once it has spoken. Absent and at their defaults, these leave it as it is. */
export const AudioEffects = z.object({
  /** What the voice comes through, such as `phone`. */
  filter_preset_id: z.string().max(64).nullish(),
  /** How far away it is, from 0, which changes nothing, to 1. */
  distance: z.number().min(0).max(1).default(0),
  /** Where it speaks, such as `hall`. The room is heard for up to some seconds after the voice. */
  environment_id: z.string().max(64).nullish(),
  /** What else is heard there, such as `rain`. */
  background_noise_id: z.string().max(64).nullish(),
  /** How much of the voice the room hears, from 0 to 1. */
  send_level: z.number().min(0).max(1).default(1),
  /** Speech has one channel: 0 is the only position that there is. */
  pan: z.number().min(-1).max(1).default(0),
  /** Has no effect. */
  seed: z.number().int().nullish(),
})
export type AudioEffects = z.infer<typeof AudioEffects>
