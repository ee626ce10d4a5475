import type { Context } from '#kernel/context.ts'
import { findWorkspaceIds } from '../workspace-store.ts'

/** Returns those of these ids that are workspaces. */
export async function existingWorkspaces(ctx: Context, ids: readonly string[]): Promise<ReadonlySet<string>> {
  return new Set(await findWorkspaceIds(ctx, ids))
}
