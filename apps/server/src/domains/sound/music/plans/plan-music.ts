import { EngineError, type MusicWishes, type PlannedMusic } from '@vireo/engines'
import { engineFailure } from '#ports/engine-failure.ts'
import type { With } from '#ports/ports.ts'

/** Composes a piece by the engine, which plays nothing yet; whoever asks says how long it may last. */
export function planMusic(ctx: With<'music'>, wishes: MusicWishes): Promise<PlannedMusic> {
  return inEngine(ctx, (options) => ctx.ports.music.plan(wishes, options))
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
