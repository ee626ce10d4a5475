import { z } from 'zod'

/** The longest manifest that is looked at. */
export const manifestTextMax = 8192

/** What a sound was made with. */
export const SoundTool = z.enum(['text_to_speech', 'text_to_dialogue', 'speech_to_speech', 'sound_effects', 'music'])

/** What is signed of a sound. References are read by the instance alone that signed. */
export const SoundManifest = z.object({
  /** The instance that made it, by the address at which its keys are. */
  iss: z.string().max(300),
  tool: SoundTool,
  model: z.string().max(200).nullable(),
  /** Refers to the request that it was made by; absent where nothing of it was to be kept. */
  content: z.string().max(400).optional(),
  /** Refers to the consents of those who speak, where these are cloned voices. */
  consents: z.array(z.string().max(400)).max(20).optional(),
  /** When it was made; only in files that somebody downloaded from a history. */
  made_at: z.string().max(40).optional(),
})
export type SoundManifest = z.infer<typeof SoundManifest>

export const SoundManifestHeader = z.object({
  alg: z.literal('EdDSA'),
  typ: z.literal('sound-manifest'),
  kid: z.string().max(100),
})
export type SoundManifestHeader = z.infer<typeof SoundManifestHeader>

/** Public keys of an instance, as a set of JSON Web Keys (RFC 7517, RFC 8037). */
export const ManifestKeys = z.object({
  keys: z
    .array(
      z.object({
        kty: z.literal('OKP'),
        crv: z.literal('Ed25519'),
        use: z.literal('sig'),
        alg: z.literal('EdDSA'),
        kid: z.string().max(100),
        x: z.string().max(100),
      }),
    )
    .max(100),
})
export type ManifestKeys = z.infer<typeof ManifestKeys>
