import type { MarkPattern, OutputFormat } from '@vireo/audio'
import type { EffectOutcome, EffectWishes, ForeignSound, UnderstoodPrompt } from './sound-effects.ts'

export type EffectTask =
  | { readonly kind: 'understand'; readonly text: string }
  | {
      readonly kind: 'make'
      readonly wishes: EffectWishes
      readonly format: OutputFormat
      readonly mark: MarkPattern | undefined
    }
  | {
      readonly kind: 'finish'
      readonly sound: ForeignSound
      readonly format: OutputFormat
      readonly mark: MarkPattern | undefined
    }

export type EffectResult =
  | { readonly type: 'understood'; readonly understood: UnderstoodPrompt }
  | { readonly type: 'outcome'; readonly outcome: EffectOutcome }
