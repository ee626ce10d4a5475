import type { Context } from '#kernel/context.ts'
import { listExportsOf } from './export-store.ts'
import { assertOwnerAtBrowser } from '../policy.ts'
import type { ExportInProgress } from '../tables.ts'

/** The caller's copies that can be fetched or are in the making, newest first. */
export async function listExports(ctx: Context): Promise<ExportInProgress[]> {
  assertOwnerAtBrowser(ctx.actor)
  return listExportsOf(ctx, ctx.actor.userId)
}
