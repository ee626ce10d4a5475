import type { Context } from '#kernel/context.ts'
import { findSettings } from './settings-store.ts'

/** Reports whether the caller's workspace sees what is not finished. */
export async function hasAlphaAccess(ctx: Context): Promise<boolean> {
  return (await findSettings(ctx, ctx.workspaceId))?.has_alpha_access ?? false
}
