import type { CloneMeasures, EngineError, EngineVoice, SampleFile, SourceError, VoiceReference } from '@vireo/engines'
import type { ModelFamily } from './model-folder.ts'

/** Whom to imitate, as samples. */
export type ReferenceAudio = {
  readonly samples: Float32Array
  readonly sampleRateHz: number
  readonly transcript: string
}

/** Says a text in the voice of a reference. */
export type SpeakOrder = {
  readonly order: 'speak'
  readonly id: number
  readonly family: ModelFamily
  readonly files: Readonly<Record<string, string>>
  readonly threads: number
  readonly steps: number | undefined
  readonly text: string
  readonly speed: number
  readonly seed: number
  readonly reference: ReferenceAudio
  /** Whether it is to be told how close the speech came to the reference. */
  readonly measures: boolean
}

/** Makes a recording into what can be imitated: cleaned, at the model's rate, without silence around it. */
export type PrepareOrder = {
  readonly order: 'prepare'
  readonly id: number
  readonly file: SampleFile
  readonly removesNoise: boolean
  readonly sampleRateHz: number
}

/** What the child is told to do. */
export type ChildOrder = SpeakOrder | PrepareOrder

export type MeasuredSpeech = CloneMeasures & { readonly gainDb: number }

/** What the child answers: samples, or why there are none. */
export type ChildNews =
  | {
      readonly id: number
      readonly samples: Int16Array
      readonly sampleRateHz: number
      readonly measured?: MeasuredSpeech
    }
  | { readonly id: number; readonly refusal: string; readonly source?: SourceError['kind'] }

/** What an engine's part in a speech worker asks of the host. */
export type LinkAsk =
  | { readonly ask: 'voices'; readonly id: number }
  | {
      readonly ask: 'speak'
      readonly id: number
      readonly base: string
      readonly text: string
      readonly speed: number
      readonly seed: number
      readonly reference: VoiceReference | undefined
    }

export type LinkError = Pick<EngineError, 'kind' | 'message' | 'retryable'>

export type LinkAnswer =
  | { readonly id: number; readonly voices: readonly EngineVoice[] }
  | { readonly id: number; readonly samples: Int16Array; readonly sampleRateHz: number }
  | { readonly id: number; readonly error: LinkError }
