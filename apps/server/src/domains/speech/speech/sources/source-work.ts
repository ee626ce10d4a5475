import { type EngineError, faultsOfTake, SourceError, type StretchJob, type StretchListener } from '@vireo/engines'
import { AppError } from '#kernel/errors.ts'
import type { Spool } from '../takes/spool.ts'
import { toSourceError } from './to-source-error.ts'

const attemptsMax = 2

/** What an engine has made of a recording so far, up to the last whole stretch. */
export type Made = {
  readonly durationMs: number
  readonly stretchBytes: number
  /** Peak level of each 50 ms, 0–100. */
  readonly levels: readonly number[]
}

/** An engine at work on one recording. */
export type SourceWork = {
  made(): Made
  /** Makes the stretch under way the last. */
  finishEarly(): void
  cancel(): void
  /** Resolves after the last audio; rejects when the engine failed, heard nothing or was cancelled. */
  readonly ended: Promise<void>
}

/** Lets an engine write into the spool. What comes out badly before anything was heard is made once more. */
export function openSourceWork(spool: Spool, begin: (listener: StretchListener) => StretchJob): SourceWork {
  const levels: number[] = []
  let durationMs = 0
  let stretchBytes = 0
  const { promise: ended, resolve, reject } = resolvers()
  const attempt = (count: number): StretchJob =>
    begin({
      audio: (bytes) => spool.append(bytes),
      stretch: (stretch) => {
        levels.push(...stretch.levels)
        durationMs = stretch.endMs
        stretchBytes = spool.sizeBytes
      },
      end: resolve,
      fail(error) {
        if (count < attemptsMax && spool.sizeBytes === 0 && isBadTake(error)) job = attempt(count + 1)
        else reject(toSourceError(error))
      },
    })
  let job = attempt(1)
  return {
    made: () => ({ durationMs, stretchBytes, levels }),
    finishEarly: () => job.finishEarly(),
    cancel: () => {
      job.cancel()
      reject(new AppError('service_unavailable', { message: 'The work on this recording was stopped.' }))
    },
    ended,
  }
}

function isBadTake(error: EngineError | SourceError): boolean {
  return !(error instanceof SourceError) && faultsOfTake.some((fault) => fault === error.kind)
}

/** Creates a promise that others settle; an unheard rejection of it is no fault. */
function resolvers(): { promise: Promise<void>; resolve: () => void; reject: (error: Error) => void } {
  let resolve: () => void = () => undefined
  let reject: (error: Error) => void = () => undefined
  const promise = new Promise<void>((done, fail) => {
    resolve = done
    reject = fail
  })
  promise.catch(() => undefined)
  return { promise, resolve, reject }
}
