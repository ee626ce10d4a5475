import type { VoiceId } from '@vireo/contracts/kit'
import type { VoiceRecipe } from '@vireo/engines'
import type { VerifiedLanguage } from './library-voice.ts'
import type { VoiceRow } from '../tables.ts'

/** A voice that a workspace can see, premade or its own. */
export type CatalogueVoice = {
  readonly voiceId: VoiceId
  readonly name: string
  readonly description: string | null
  readonly category: 'premade' | 'cloned' | 'generated' | 'professional'
  /** Labels; those of people's own voices may be missing. */
  readonly labels: Readonly<Record<string, string | undefined>>
  /** BCP 47 tags of what it speaks, its main one first. */
  readonly languages: readonly [string, ...string[]]
  readonly verifiedLanguages: readonly VerifiedLanguage[]
  /** Null while the voice cannot speak, as before its training. */
  readonly recipe: VoiceRecipe | null
  /** Words for its preview; absent where its language's usual ones are used. */
  readonly preview?: string
  /** Whether it was measured to speak faster than real time here; absent where nobody measured. */
  readonly keepsUp?: boolean
  /** A name from elsewhere that a premade voice answers to. */
  readonly isLegacy?: boolean
  /** The workspace's row; absent for premade voices. */
  readonly own?: VoiceRow
}

/** Converts a voice of a workspace to one of the catalogue. */
export function catalogueVoiceOf(row: VoiceRow): CatalogueVoice {
  return {
    voiceId: row.id,
    name: row.name,
    description: row.description,
    category: row.category,
    labels: row.labels,
    languages: [row.language],
    verifiedLanguages: [],
    recipe: row.recipe,
    ...(row.preview_text !== null && { preview: row.preview_text }),
    own: row,
  }
}
