import type { Context } from '#kernel/context.ts'
import { removePastBefore } from './application-store.ts'

const keptMs = 180 * 24 * 60 * 60 * 1000

/** Removes applications that were declined, and grants that ended, half a year ago; returns how many. */
export function removePast(ctx: Context): Promise<number> {
  return removePastBefore(ctx, new Date(ctx.now().getTime() - keptMs))
}
