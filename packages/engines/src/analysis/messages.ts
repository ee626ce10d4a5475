import type { SampleFile } from '../samples.ts'
import type {
  AlignedText,
  SeparatedSpeakers,
  RecordingQuality,
  PlacedSound,
  ReferenceSet,
  Sketch,
  SpokenReference,
  Voiceprint,
} from '../speech-analysis.ts'

export type AnalysisTask = { readonly file: SampleFile } & (
  | { readonly kind: 'inspect' }
  | { readonly kind: 'tellSpeakersApart'; readonly maxSpeakers: number }
  | { readonly kind: 'align'; readonly references: readonly ReferenceSet[] }
  | { readonly kind: 'place'; readonly references: readonly (readonly SpokenReference[])[] }
  | { readonly kind: 'voiceprint' }
  | { readonly kind: 'sketch' }
)

/** What each kind of task comes to. */
export type AnalysisResults = {
  readonly inspect: RecordingQuality
  readonly tellSpeakersApart: SeparatedSpeakers
  readonly align: AlignedText
  readonly place: PlacedSound
  readonly voiceprint: Voiceprint
  readonly sketch: Sketch
}
export type AnalysisResult = AnalysisResults[keyof AnalysisResults]
