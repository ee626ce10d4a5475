import type { Context } from '#kernel/context.ts'
import { findSettings } from './settings-store.ts'

/** Reports whether a shared resource stays among its owner's; otherwise it moves to the workspace's. */
export async function storesSharedFilesOnUser(ctx: Context): Promise<boolean> {
  return (await findSettings(ctx, ctx.workspaceId))?.storing_shared_files_on_user ?? true
}
