import type { OutputFormat } from '@vireo/audio'
import type { FilmContainer, FrameWishes, MediaDescription, MediaError, MediaFormat, MediaSource } from '@vireo/engines'

export type MediaTask =
  | { readonly kind: 'probe'; readonly decodesMs?: number }
  | { readonly kind: 'decode'; readonly sampleRateHz: number }
  | { readonly kind: 'watch'; readonly frames: FrameWishes }
  | {
      readonly kind: 'transcode'
      readonly format: MediaFormat
      readonly channels: 1 | 2
      readonly isAlongPicture: boolean
      readonly path?: string
    }
  | { readonly kind: 'replace-sound'; readonly sound: string; readonly path: string }

/** What the worker is sent: everything about one piece of work. */
export type MediaJob = {
  readonly source: MediaSource
  readonly sourceFormat?: OutputFormat
  readonly maxDurationMs?: number
  readonly task: MediaTask
  /** Over shared memory: how many more chunks the reader of a decoded stream has room for. */
  readonly credits?: Int32Array
}

export type MediaResult = {
  readonly durationMs: number
  readonly description?: MediaDescription
  readonly bytes?: Uint8Array
  readonly container?: FilmContainer
}

/** What the worker says. Samples may come several times; one of the others ends the job. */
export type WorkerMessage =
  | { readonly type: 'samples'; readonly samples: Float32Array }
  | { readonly type: 'done'; readonly result: MediaResult }
  | WorkerFailure

export type WorkerFailure = {
  readonly type: 'failed'
  /** Absent where the media are not to blame: a missing file, a full disk, a broken installation. */
  readonly kind?: MediaError['kind']
  readonly message: string
  /** The worker must not have another job. */
  readonly hasCrashed: boolean
}

/** What the worker is started with. */
export type WorkerSettings = { readonly memoryLimitBytes: number }
