import type { VoiceId } from '@vireo/contracts/kit'
import type { VoiceRecipe } from '@vireo/engines'

/** What people filter voices by; all lower case. */
export type VoiceLabels = {
  readonly gender: 'female' | 'male'
  readonly age: 'young' | 'middle_aged' | 'old'
  readonly accent: string
  readonly language: string
  readonly use_case: string
  readonly descriptive: string
}

/** A language in which a voice was found good under one model. */
export type VerifiedLanguage = {
  readonly language: string
  readonly locale: string
  readonly accent: string
  readonly modelId: string
}

/** A premade voice: everybody's, made by an engine from a recipe. */
export type LibraryVoice = {
  /** 20 letters and digits; never changes, because clients store it. */
  readonly voiceId: VoiceId
  readonly name: string
  readonly description: string
  readonly category: 'premade'
  readonly labels: VoiceLabels
  /** BCP 47 tags of what it speaks, its main one first. */
  readonly languages: readonly [string, ...string[]]
  readonly verifiedLanguages: readonly VerifiedLanguage[]
  readonly recipe: VoiceRecipe
  /** A few words in its own language, for its preview. */
  readonly preview: string
}

/** A voice that everybody has: one that comes with the product, or a speaker of an installed model. */
export type PremadeVoice = Omit<LibraryVoice, 'labels' | 'preview'> & {
  readonly labels: Readonly<Record<string, string | undefined>> & { readonly language: string }
  readonly preview?: string
  /** Whether it was measured to speak faster than real time here; absent where nobody measured. */
  readonly keepsUp?: boolean
}

/** What is written down of a premade voice; the rest is derived or measured. */
export type LibraryEntry = Pick<LibraryVoice, 'voiceId' | 'name' | 'description' | 'preview'> & {
  readonly locale: string
  readonly labels: Omit<VoiceLabels, 'language'>
  readonly recipe: Omit<VoiceRecipe, 'gainDb'>
}
