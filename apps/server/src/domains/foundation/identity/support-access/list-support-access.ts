import type { Context } from '#kernel/context.ts'
import { listSupportGrantsOf } from './support-grant-store.ts'
import type { SupportGrantRow } from './tables.ts'

/** What the caller has granted to the support team, newest first. */
export function listSupportAccess(ctx: Context): Promise<SupportGrantRow[]> {
  return listSupportGrantsOf(ctx, ctx.actor.userId)
}
