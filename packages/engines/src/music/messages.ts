import type { MarkPattern, OutputFormat } from '@vireo/audio'
import type { SampleFile } from '../samples.ts'
import type {
  ListenedMusic,
  MusicRecipe,
  MusicWishes,
  PlannedMusic,
  StemDivision,
  StemFile,
  WrittenScore,
} from './music.ts'

export type PerformTask = {
  readonly kind: 'perform'
  readonly recipe: MusicRecipe
  readonly format: OutputFormat
  readonly exact: boolean
  /** Written into all that is sent, inaudibly. */
  readonly mark: MarkPattern | undefined
}

export type StemsTask = {
  readonly kind: 'stems'
  readonly recipe: MusicRecipe
  readonly format: OutputFormat
  readonly folder: string
  readonly division?: StemDivision
}

export type MusicTask =
  | { readonly kind: 'plan'; readonly wishes: MusicWishes }
  | { readonly kind: 'prepare'; readonly format: OutputFormat }
  | PerformTask
  | StemsTask
  | { readonly kind: 'listen'; readonly source: SampleFile }
  | { readonly kind: 'write'; readonly recipe: MusicRecipe; readonly as: WrittenScore; readonly title: string }

export type MusicResult =
  | { readonly type: 'planned'; readonly planned: PlannedMusic }
  | { readonly type: 'prepared' }
  | { readonly type: 'performed'; readonly durationMs: number }
  | { readonly type: 'stems'; readonly stems: readonly StemFile[] }
  | { readonly type: 'listened'; readonly listened: ListenedMusic }
  | { readonly type: 'written'; readonly bytes: Uint8Array }
