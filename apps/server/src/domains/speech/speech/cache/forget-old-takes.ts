import type { Context } from '#kernel/context.ts'
import { removeCachedTakesBefore } from './cached-take-store.ts'

const keptMs = 30 * 24 * 60 * 60 * 1000

/**
 * Deletes cached takes last asked for a month ago, so that they are made anew. Their recordings stay in the history.
 */
export async function forgetOldTakes(ctx: Context): Promise<void> {
  await removeCachedTakesBefore(ctx, new Date(ctx.now().getTime() - keptMs))
}
