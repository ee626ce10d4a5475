import type { Context } from '#kernel/context.ts'
import { findSettings } from './settings-store.ts'

/** Whether what is shared stays among its owner's things; otherwise it moves among the workspace's. */
export async function storesSharedFilesOnUser(ctx: Context): Promise<boolean> {
  return (await findSettings(ctx, ctx.workspaceId))?.storing_shared_files_on_user ?? true
}
