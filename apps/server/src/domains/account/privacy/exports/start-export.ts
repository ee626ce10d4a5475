import { enqueue } from '#jobs/enqueue.ts'
import { writeAudit } from '#kernel/audit.ts'
import type { Context } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import { transaction } from '#kernel/transaction.ts'
import { personalWorkspaceOf } from '#workspaces'
import { exportJob } from './export-job.ts'
import { insertExport, listExportsOf, lockExportsOf } from './export-store.ts'
import { assertOwnerAtBrowser } from '../policy.ts'
import type { ExportInProgress } from '../tables.ts'

/** Begins a copy of everything the caller's account holds; a job makes it. */
export function startExport(ctx: Context): Promise<ExportInProgress> {
  assertOwnerAtBrowser(ctx.actor)
  const { userId } = ctx.actor
  return transaction(ctx, async (ctx) => {
    await lockExportsOf(ctx, userId)
    const earlier = await listExportsOf(ctx, userId)
    if (earlier.some(({ state }) => state === 'queued' || state === 'running')) throw new AppError('export_in_progress')
    const { workspaceId } = await personalWorkspaceOf(ctx, userId)
    const id = ctx.newId('dataExport')
    const jobId = await enqueue(ctx, exportJob, { exportId: id })
    const row = { id, user_id: userId, workspace_id: workspaceId, job_id: jobId, created_at: ctx.now() }
    await insertExport(ctx, row)
    await writeAudit(ctx, { action: 'privacy.export-started', workspaceId, target: { kind: 'data-export', id } })
    const nothingYet = {
      storage_key: null,
      size_bytes: null,
      expires_at: null,
      token_hash: null,
      token_expires_at: null,
    }
    return { ...row, ...nothingYet, state: 'queued', progress: 0 }
  })
}
