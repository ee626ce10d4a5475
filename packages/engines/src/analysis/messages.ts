import type { SampleFile } from '../samples.ts'
import type {
  AlignedText,
  SeparatedSpeakers,
  RecordingQuality,
  ReferenceSet,
  Sketch,
  Voiceprint,
} from '../speech-analysis.ts'

export type AnalysisTask = { readonly file: SampleFile } & (
  | { readonly kind: 'inspect' }
  | { readonly kind: 'tellSpeakersApart'; readonly maxSpeakers: number }
  | { readonly kind: 'align'; readonly references: readonly ReferenceSet[] }
  | { readonly kind: 'voiceprint' }
  | { readonly kind: 'sketch' }
)

/** What each kind of task comes to. */
export type AnalysisResults = {
  readonly inspect: RecordingQuality
  readonly tellSpeakersApart: SeparatedSpeakers
  readonly align: AlignedText
  readonly voiceprint: Voiceprint
  readonly sketch: Sketch
}
export type AnalysisResult = AnalysisResults[keyof AnalysisResults]
