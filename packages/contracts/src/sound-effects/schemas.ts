import { z } from 'zod'
import { coded } from '../kit/index.ts'
import { WholeFormat } from '../speech/index.ts'

/** What the numbers of a sound effect may be, and what it costs. */
export const soundEffectLimits = {
  secondsMin: 0.5,
  secondsMax: 30,
  textMax: 1000,
  seedMax: 4_294_967_295,
  /** For each second that is asked for, rounded up as a whole. */
  creditsPerSecond: 40,
  /** Where the length is left to the sound. */
  creditsAutomatic: 200,
  influenceUsual: 0.3,
} as const

const { secondsMin, secondsMax, seedMax, influenceUsual } = soundEffectLimits

/** Computes what one sound costs; null is a length that fits. */
export function soundEffectCredits(seconds: number | null): number {
  const { creditsPerSecond, creditsAutomatic } = soundEffectLimits
  return seconds === null ? creditsAutomatic : Math.ceil(seconds * creditsPerSecond)
}

export const SoundEffectQuery = z.object({ output_format: WholeFormat.default('mp3_44100_128') })

/** What is to be heard, in words, and how. */
export const SoundEffectBody = z.object({
  text: coded(
    'empty_text',
    z
      .string()
      .min(1)
      .meta({ examples: ['three knocks on a wooden door in a tunnel'] }),
  ),
  /** Whether its end is to lead into its beginning. */
  loop: z.boolean().default(false),
  /** Null for a length that fits the sound. */
  duration_seconds: z.number().min(secondsMin).max(secondsMax).nullish(),
  /** 0…1: how closely it keeps to the words. The lower, the more two seeds differ. */
  prompt_influence: z.number().min(0).max(1).nullish().default(influenceUsual),
  model_id: z.literal('eleven_text_to_sound_v2').default('eleven_text_to_sound_v2'),
  /** Ours: the same request with the same seed gives the same sound. */
  seed: z.number().int().min(0).max(seedMax).nullish(),
})
export type SoundEffectBody = z.infer<typeof SoundEffectBody>

/** What the header `generation-info` of a sound holds. */
export const SoundEffectInfo = z.object({
  seed: z.number().int(),
  duration_seconds: z.number(),
  /** The sounds that were made of the words, as many as a header holds. */
  made: z.array(z.string()),
  /** Words that mean nothing to the engine, as many as a header holds; the sound was made without them. */
  not_understood: z.array(z.string()),
  /** The engine by address that made it; absent where the embedded one did. */
  engine: z.string().optional(),
})
export type SoundEffectInfo = z.infer<typeof SoundEffectInfo>

/** Prompts that the embedded engine understands to the last word, for whoever looks at an empty field. */
export const soundEffectExamples = {
  en: [
    'heavy rain on a tin roof with distant thunder',
    'slow footsteps on gravel, then a wooden door creaks',
    'three knocks on a metal door in a tunnel',
    'a car engine accelerating',
    'a crackling campfire, crickets and an owl',
    'a church bell in the distance',
    'a bright magic spell',
    'inside a spaceship',
    'a crowd murmuring in a hall',
    'a huge explosion',
  ],
  de: [
    'starker Regen auf einem Blechdach mit fernem Donner',
    'langsame Schritte auf Kies, dann knarrt eine Holztür',
    'dreimal klopfen an einer Metalltür in einem Tunnel',
    'ein Motorrad beschleunigt',
    'ein knisterndes Lagerfeuer, Grillen und eine Eule',
    'eine Kirchenglocke in der Ferne',
    'ein heller Zauberspruch',
    'im Inneren eines Raumschiffs',
    'Stimmengewirr in einem Saal',
    'eine riesige Explosion',
  ],
} as const
