import type { Context } from '#kernel/context.ts'
import { type Preference, preferencesOf } from './default-sharing.ts'

/** With which groups the caller's new things are shared. */
export async function getDefaultSharing(ctx: Context): Promise<readonly Preference[]> {
  return preferencesOf(ctx, ctx.actor.userId)
}
