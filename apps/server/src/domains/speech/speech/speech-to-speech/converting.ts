import { type Conversion, type EngineError, faultsOfTake, SourceError } from '@vireo/engines'
import { AppError } from '#kernel/errors.ts'
import type { With } from '#ports/ports.ts'
import { toSourceError } from './to-source-error.ts'
import type { OpenParts } from './voice-change-parts.ts'

const attemptsMax = 2

/** What the engine has made so far, up to the last whole stretch. */
export type Made = {
  readonly durationMs: number
  readonly stretchBytes: number
  /** Peak level of each 50 ms, 0–100. */
  readonly levels: readonly number[]
}

/** The engine at work on one recording. */
export type Converting = {
  made(): Made
  /** Makes the stretch under way the last. */
  finishEarly(): void
  cancel(): void
  /** Resolves after the last audio; rejects when the engine failed, heard nobody or was cancelled. */
  readonly ended: Promise<void>
}

/** Lets the engine write into the spool. What comes out badly before anything was heard is made once more. */
export function openConverting(ctx: With<'voiceConversion'>, { plan, source, target, spool }: OpenParts): Converting {
  const { settings, seed, removesNoise, format } = plan
  const request = { source, target, settings, seed, removesNoise, format }
  const levels: number[] = []
  let durationMs = 0
  let stretchBytes = 0
  const { promise: ended, resolve, reject } = resolvers()
  const begin = (attempt: number): Conversion =>
    ctx.ports.voiceConversion.convert(
      request,
      {
        audio: (bytes) => spool.append(bytes),
        stretch: (stretch) => {
          levels.push(...stretch.levels)
          durationMs = stretch.endMs
          stretchBytes = spool.sizeBytes
        },
        end: resolve,
        fail(error) {
          if (attempt < attemptsMax && spool.sizeBytes === 0 && isBadTake(error)) conversion = begin(attempt + 1)
          else reject(toSourceError(error))
        },
      },
      { share: ctx.workspaceId },
    )
  let conversion = begin(1)
  return {
    made: () => ({ durationMs, stretchBytes, levels }),
    finishEarly: () => conversion.finishEarly(),
    cancel: () => {
      conversion.cancel()
      reject(new AppError('service_unavailable', { message: 'The conversion was stopped.' }))
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
