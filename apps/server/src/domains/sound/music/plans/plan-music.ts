import { musicLimits } from '@vireo/contracts/music'
import { EngineError, type MusicWishes, type PlannedMusic } from '@vireo/engines'
import { AppError } from '#kernel/errors.ts'
import { engineFailure } from '#ports/engine-failure.ts'
import type { With } from '#ports/ports.ts'

/** Composes a piece by the engine, which plays nothing yet. Throws `invalid_parameters` where it does not last as long as it was to. */
export async function planMusic(ctx: With<'music'>, wishes: MusicWishes): Promise<PlannedMusic> {
  const planned = await inEngine(ctx, (options) => ctx.ports.music.plan(wishes, options))
  assertLasts(planned.outline, wishes)
  return planned
}

/** Sections that are taken from a song last as long as they do there, and others have limits: not every length can be reached. */
function assertLasts({ durationMs }: PlannedMusic['outline'], { lengthMs = durationMs }: MusicWishes): void {
  const { msMin, msMax } = musicLimits
  if (durationMs === lengthMs && durationMs >= msMin && durationMs <= msMax) return
  const message =
    durationMs === lengthMs
      ? 'Music lasts 3 seconds to 10 minutes.'
      : `The sections of this plan cannot last ${lengthMs} ms together; they would last ${durationMs} ms.`
  throw new AppError('invalid_parameters', { message, param: 'music_length_ms' })
}

/** Lets the engine work for the caller's workspace for as long as the caller waits. */
export async function inEngine<Result>(
  ctx: With<'music'>,
  work: (options: { readonly signal: AbortSignal; readonly share: string }) => Promise<Result>,
): Promise<Result> {
  const { signal } = ctx
  try {
    return await work({ signal, share: ctx.workspaceId })
  } catch (error) {
    signal.throwIfAborted()
    if (error instanceof EngineError) throw engineFailure(error)
    throw error
  }
}
