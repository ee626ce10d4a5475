import type { Context } from '#kernel/context.ts'
import { markDeletedMadeBefore } from '../deletion/deletion-store.ts'
import { findRetentions } from './retention-store.ts'

const batchSize = 500
const dayMs = 24 * 3_600_000

/** Deletes items older than their workspace keeps them. Workspaces without a limit are left alone. */
export async function enforceRetention(ctx: Context): Promise<{ deleted: number }> {
  let deleted = 0
  for (const { workspace_id: workspaceId, days } of await findRetentions(ctx)) {
    const before = new Date(ctx.now().getTime() - days * dayMs)
    for (;;) {
      const touched = await markDeletedMadeBefore(ctx, workspaceId, before, batchSize)
      deleted += touched
      if (touched < batchSize) break
    }
  }
  return { deleted }
}
