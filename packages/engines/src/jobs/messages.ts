import type { SourceError } from '../samples.ts'
import type { EngineError } from '../speech.ts'

/** What a worker is started with. */
export type WorkerStart = {
  /** URL of a module that exports the engine's loader. */
  readonly engine: string
  /** One word shared with the host: the wish of the job under way. */
  readonly wish: Int32Array
}

/** Values of the shared word. */
export const wishes = { goOn: 0, finishEarly: 1, stop: 2 } as const

/** One piece of work. A worker has one at a time. The folder is its own until it answers. */
export type Job<Task> = { readonly folder: string; readonly task: Task }

/** What a worker says. Everything after `beat` and `progress` ends the job. */
export type JobNews<Progress, Result> =
  | { readonly type: 'beat' }
  | { readonly type: 'progress'; readonly progress: Progress }
  | JobOutcome<Result>

export type JobOutcome<Result> =
  | { readonly type: 'done'; readonly result: Result }
  | { readonly type: 'stopped' }
  | { readonly type: 'refused'; readonly kind: SourceError['kind']; readonly message: string }
  | { readonly type: 'failed'; readonly kind: EngineError['kind']; readonly message: string }
