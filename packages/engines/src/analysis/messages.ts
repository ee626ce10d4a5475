import type { SampleFile } from '../samples.ts'
import type { AlignedText, SeparatedSpeakers, RecordingQuality, ReferenceSet, Voiceprint } from '../speech-analysis.ts'

export type AnalysisTask = { readonly file: SampleFile } & (
  | { readonly kind: 'inspect' }
  | { readonly kind: 'tellSpeakersApart'; readonly maxSpeakers: number }
  | { readonly kind: 'align'; readonly references: readonly ReferenceSet[] }
  | { readonly kind: 'voiceprint' }
)

/** What each kind of task comes to. */
export type AnalysisResults = {
  readonly inspect: RecordingQuality
  readonly tellSpeakersApart: SeparatedSpeakers
  readonly align: AlignedText
  readonly voiceprint: Voiceprint
}
export type AnalysisResult = AnalysisResults[keyof AnalysisResults]
