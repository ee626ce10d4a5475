import { type EngineError, SourceError } from '@vireo/engines'
import { AppError } from '#kernel/errors.ts'
import { engineFailure } from '#ports/engine-failure.ts'
import type { With } from '#ports/ports.ts'
import type { OpenParts } from './isolation-parts.ts'

/** As the field's clients expect it. */
export const isolatedFormat = { codec: 'mp3', sampleRateHz: 44_100, bitrateKbps: 128 } as const

/** What the engine has made so far, up to the last whole stretch. */
export type Made = {
  readonly durationMs: number
  readonly stretchBytes: number
  /** Peak level of each 50 ms, 0–100. */
  readonly levels: readonly number[]
}

/** The engine at work on one recording. */
export type Isolating = {
  made(): Made
  /** Makes the stretch under way the last. */
  finishEarly(): void
  cancel(): void
  /** Resolves after the last audio; rejects when the engine failed, heard nothing or was cancelled. */
  readonly ended: Promise<void>
}

/** Lets the engine write into the spool. */
export function openIsolating(ctx: With<'voiceIsolation'>, { source, cleaned, strength, spool }: OpenParts): Isolating {
  const levels: number[] = []
  let durationMs = 0
  let stretchBytes = 0
  let settle: { readonly resolve: () => void; readonly reject: (error: Error) => void } | undefined
  const ended = new Promise<void>((resolve, reject) => (settle = { resolve, reject }))
  // Whoever waits learns of it; until then it must not count as unhandled.
  ended.catch(() => undefined)
  const job = ctx.ports.voiceIsolation.isolate(
    { source, strength, format: isolatedFormat, ...(cleaned && { cleaned }) },
    {
      audio: (bytes) => spool.append(bytes),
      stretch: (stretch) => {
        levels.push(...stretch.levels)
        durationMs = stretch.endMs
        stretchBytes = spool.sizeBytes
      },
      end: () => settle?.resolve(),
      fail: (error) => settle?.reject(toSourceError(error)),
    },
    { share: ctx.workspaceId },
  )
  return {
    made: () => ({ durationMs, stretchBytes, levels }),
    finishEarly: () => job.finishEarly(),
    cancel: () => {
      job.cancel()
      settle?.reject(new AppError('service_unavailable', { message: 'The work was stopped.' }))
    },
    ended,
  }
}

function toSourceError(error: EngineError | SourceError): AppError {
  if (!(error instanceof SourceError)) return engineFailure(error)
  const code = error.kind === 'too_short' ? 'audio_too_short' : 'invalid_audio'
  return new AppError(code, { message: error.message, param: 'audio', cause: error, data: { reason: error.kind } })
}
