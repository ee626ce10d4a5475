import { publishingLimits } from '@vireo/contracts/publishing'
import { enqueue } from '#jobs/enqueue.ts'
import { type Context, system } from '#kernel/context.ts'
import { transaction } from '#kernel/transaction.ts'
import { removeFilesJob } from '../editions/remove-files-job.ts'
import { holdUnusedUploads, noteUnusedUploads, removeUploads } from './upload-store.ts'

const atOnce = 200

/**
 * Removes uploads that no work and no edition has for a while: they were taken out, or whoever brought them died before they were
 * chapters. Their files follow.
 */
export async function removeUnusedUploads(ctx: Context): Promise<{ removed: number }> {
  await noteUnusedUploads(ctx)
  const before = new Date(ctx.now().getTime() - publishingLimits.unusedUploadMs)
  let removed = 0
  let isMore = true
  while (isMore) {
    const step = await transaction(ctx, async (ctx) => {
      const held = await holdUnusedUploads(ctx, before, atOnce)
      // What became a chapter before it was held is seen now.
      const gone = await removeUploads(ctx, held)
      for (const { workspace_id: workspaceId, storage_key: key } of gone)
        await enqueue({ ...ctx, actor: system, workspaceId }, removeFilesJob, { keys: [key] })
      return { found: held.length, removed: gone.length }
    })
    removed += step.removed
    // What is chapters again is found each time: where nothing else is, the next look at them is the next sweep.
    isMore = step.found === atOnce && step.removed > 0
  }
  return { removed }
}
