import type {
  CloneMeasures,
  EngineError,
  EngineVoice,
  HeardThing,
  Recognition,
  SampleFile,
  SourceError,
  Span,
  SpeakerTurn,
  VoiceReference,
} from '@vireo/engines'
import type { ModelFamily } from './models/families.ts'

/** Whom to imitate, as samples. */
export type ReferenceAudio = {
  readonly samples: Float32Array
  readonly sampleRateHz: number
  readonly transcript: string
}

/** What the library loads. */
export type LoadedModel = {
  readonly family: ModelFamily
  readonly files: Readonly<Record<string, string>>
  readonly threads: number
  /** What the model reads or hears, where it has to be told before it is loaded. */
  readonly language?: string
}

/** Says a text in a voice of the model, or in that of a reference. */
export type SpeakOrder = LoadedModel & {
  readonly order: 'speak'
  readonly id: number
  readonly steps: number | undefined
  readonly text: string
  readonly speed: number
  readonly seed: number
  readonly sid: number
  readonly reference: ReferenceAudio | undefined
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

export type HearingTask =
  | 'recognise'
  | 'find_speech'
  | 'tell_apart'
  | 'print'
  | 'clean'
  | 'punctuate'
  | 'identify'
  | 'tag'
  | 'listen'

/** Works on a sound or a text. */
export type HearOrder = LoadedModel & {
  readonly order: 'hear'
  readonly id: number
  readonly task: HearingTask
  readonly samples: Float32Array
  readonly sampleRateHz: number
  readonly text?: string
  /** How many there are, where that is known. */
  readonly speakers?: number
  /** The conversation that the samples belong to, and whether they are its last. */
  readonly session?: string
  readonly isLast?: boolean
}

/** Asks for work that nobody wants any more to end early. */
export type CancelOrder = { readonly order: 'cancel'; readonly id: number }

/** What the child is told to do. */
export type ChildOrder = SpeakOrder | PrepareOrder | HearOrder

export type MeasuredSpeech = CloneMeasures & { readonly gainDb: number }

/** What was heard, by the task. */
export type Heard = {
  readonly recognition?: Recognition
  readonly spans?: readonly Span[]
  readonly turns?: readonly SpeakerTurn[]
  readonly vector?: Float32Array
  readonly samples?: Float32Array
  readonly sampleRateHz?: number
  readonly text?: string
  readonly things?: readonly HeardThing[]
  /** Sentences that are complete, and what there is of the next. */
  readonly sentences?: readonly string[]
}

/** What the child answers, and how much memory it holds. */
export type ChildNews = ChildAnswer & { readonly memoryBytes?: number }

/** Samples, what was heard, or why there is nothing. */
export type ChildAnswer =
  | {
      readonly id: number
      readonly samples: Int16Array
      readonly sampleRateHz: number
      readonly measured?: MeasuredSpeech
    }
  | { readonly id: number; readonly heard: Heard }
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
      /** Whose it is: owners take turns. */
      readonly owner: string
    }

export type LinkError = Pick<EngineError, 'kind' | 'message' | 'retryable'>

/** An answer, or, with the number 0, news that nobody asked for: models came or went. */
export type LinkAnswer =
  | { readonly id: number; readonly voices: readonly EngineVoice[] }
  | { readonly id: number; readonly samples: Int16Array; readonly sampleRateHz: number }
  | { readonly id: number; readonly error: LinkError }
