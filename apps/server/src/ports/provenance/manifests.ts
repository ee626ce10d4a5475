import { carriesManifest, type OutputFormat } from '@vireo/audio'
import type { VoiceId } from '@vireo/contracts/kit'

/** What a sound was made with. */
export type MadeWith = 'text_to_speech' | 'text_to_dialogue' | 'speech_to_speech' | 'sound_effects' | 'music'

/** What is known of a sound before its first byte, and stands in its manifest. */
export type Made = {
  readonly tool: MadeWith
  readonly model: string | null
  /**
   * Hash of everything that its sound depends on, 64 hexadecimal digits; absent where the sound is not to be found again by it. Never of
   * item, person or time: the same request gives the same bytes.
   */
  readonly contentKey?: string | undefined
  /** Those of who speaks that are somebody’s cloned voice: the manifest refers to the consent to each. */
  readonly clonedVoices?: readonly VoiceId[] | undefined
}

/** A key that manifests are verified with (RFC 8037). */
export type ManifestKey = {
  readonly kty: 'OKP'
  readonly crv: 'Ed25519'
  readonly use: 'sig'
  readonly alg: 'EdDSA'
  readonly kid: string
  readonly x: string
}

/** Where an instance shows the keys of its manifests. */
export const manifestKeysPath = '/.well-known/sound-manifest-keys'

/** What this instance signed once. */
export type OwnManifest = Made & { readonly keyId: string; readonly madeAt: string | undefined }

/** What manifests of sounds are signed and read with. */
export type Manifests = {
  /** Whether files get any. */
  readonly areWritten: boolean
  /** Every key that this instance ever had, the one in use first. */
  readonly keys: readonly ManifestKey[]
  /**
   * Signs what is known of a sound, as a compact JWS. `madeAt` is for files that somebody downloads: what is streamed or kept must not
   * depend on it. Undefined where none are written.
   */
  sign(made: Made, madeAt?: Date): string | undefined
  /** Reads what this instance signed; undefined for everything else. */
  read(manifest: string): OwnManifest | undefined
}

/** Says in an answer’s headers that bare samples carry no manifest; files say by themselves whether they do. */
export function manifestHeaders({ codec }: OutputFormat): Readonly<Record<string, string>> {
  return carriesManifest(codec) ? {} : { 'sound-manifest': 'none' }
}
