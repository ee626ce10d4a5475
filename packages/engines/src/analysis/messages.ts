import type { SampleFile } from '../samples.ts'
import type { AlignedText, Diarisation, RecordingQuality, ReferenceSet, Voiceprint } from '../speech-analysis.ts'

export type AnalysisTask = { readonly file: SampleFile } & (
  | { readonly kind: 'inspect' }
  | { readonly kind: 'diarise'; readonly maxSpeakers: number }
  | { readonly kind: 'align'; readonly references: readonly ReferenceSet[] }
  | { readonly kind: 'voiceprint' }
)

/** What each kind of task comes to. */
export type AnalysisResults = {
  readonly inspect: RecordingQuality
  readonly diarise: Diarisation
  readonly align: AlignedText
  readonly voiceprint: Voiceprint
}
export type AnalysisResult = AnalysisResults[keyof AnalysisResults]
