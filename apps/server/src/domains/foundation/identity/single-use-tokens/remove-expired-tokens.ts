import type { Context } from '#kernel/context.ts'
import { removeSingleUseTokensExpiredBefore } from './single-use-token-store.ts'

/** Removes single-use tokens that nobody used in time. */
export async function removeExpiredTokens(ctx: Context): Promise<{ removed: number }> {
  return { removed: await removeSingleUseTokensExpiredBefore(ctx, ctx.now()) }
}
