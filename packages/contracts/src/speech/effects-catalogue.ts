import { z } from 'zod'
import { defineEndpoint } from '../kit/index.ts'

const described = { name: z.string(), description: z.string() }

/** Everything that `audio_effects` can name. */
export const AudioEffectsCatalogue = z.object({
  filter_presets: z.array(z.object({ filter_preset_id: z.string(), ...described })),
  environments: z.array(z.object({ environment_id: z.string(), ...described })),
  background_noises: z.array(z.object({ background_noise_id: z.string(), ...described })),
})
export type AudioEffectsCatalogue = z.infer<typeof AudioEffectsCatalogue>

/** Apart from what speaks: of that every screen with a text field knows. */
export const audioEffectsEndpoints = {
  listAudioEffects: defineEndpoint({
    id: 'speech.listAudioEffects',
    method: 'GET',
    path: '/v1/audio-effects/catalog',
    summary: 'List the presets, rooms and noises that `audio_effects` can name',
    access: { scope: 'text_to_speech' },
    success: { status: 200, schema: AudioEffectsCatalogue },
    errors: [],
  }),
} as const
