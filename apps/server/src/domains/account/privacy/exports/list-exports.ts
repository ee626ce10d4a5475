import type { Context } from '#kernel/context.ts'
import { listExportsOf } from './export-store.ts'
import { assertOwnerAtBrowser } from '../policy.ts'
import type { ExportInProgress } from '../tables.ts'

/**
 * Lists the caller's copies that can be downloaded or are being made, newest first. Throws 403 for programs and the
 * support team.
 */
export async function listExports(ctx: Context): Promise<ExportInProgress[]> {
  assertOwnerAtBrowser(ctx.actor)
  return listExportsOf(ctx, ctx.actor.userId)
}
