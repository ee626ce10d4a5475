import type { Context } from '#kernel/context.ts'
import { listSupportGrantsOf } from './support-grant-store.ts'
import type { SupportGrantRow } from './tables.ts'

/** Lists the grants that the caller has given to the support team, newest first. */
export function listSupportAccess(ctx: Context): Promise<SupportGrantRow[]> {
  return listSupportGrantsOf(ctx, ctx.actor.userId)
}
