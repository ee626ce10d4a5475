import type { Context } from '#kernel/context.ts'
import { type Preference, preferencesOf } from './default-sharing.ts'

/** Returns the groups that the caller's new resources are shared with. */
export async function getDefaultSharing(ctx: Context): Promise<readonly Preference[]> {
  return preferencesOf(ctx, ctx.actor.userId)
}
