import type { EngineError, EngineVoice, VoiceReference } from '@vireo/engines'
import type { ModelFamily } from './model-folder.ts'

/** Whom to imitate, as samples. */
export type ReferenceAudio = {
  readonly samples: Float32Array
  readonly sampleRateHz: number
  readonly transcript: string
}

/** What the child is told to do. */
export type ChildOrder = {
  readonly id: number
  readonly family: ModelFamily
  readonly files: Readonly<Record<string, string>>
  readonly threads: number
  readonly steps: number | undefined
  readonly text: string
  readonly speed: number
  readonly seed: number
  readonly reference: ReferenceAudio
}

/** What the child answers: samples, or why there are none. */
export type ChildNews =
  | { readonly id: number; readonly samples: Int16Array; readonly sampleRateHz: number }
  | { readonly id: number; readonly refusal: string }

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
