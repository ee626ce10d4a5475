import { enqueue } from '#jobs/enqueue.ts'
import { writeAudit } from '#kernel/audit.ts'
import type { TransactionContext } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import type { With } from '#ports/ports.ts'
import { transaction } from '#kernel/transaction.ts'
import { personalWorkspaceOf } from '#workspaces/places/index.ts'
import { exportJob } from './export-job.ts'
import { insertExport, listExportsOf, lockExportsOf, markRemoved } from './export-store.ts'
import { assertOwnerAtBrowser } from '../policy.ts'
import type { ExportInProgress } from '../tables.ts'

/** Each copy is as large as everything the account holds, so one after another must not fill the disk. */
const keptMax = 3

/**
 * Starts a copy of everything the caller's account holds; a job makes it. Keeps the newest few and removes older ones.
 */
export async function startExport(ctx: With<'storage'>): Promise<ExportInProgress> {
  assertOwnerAtBrowser(ctx.actor)
  const { userId } = ctx.actor
  const { started, storageKeys } = await transaction(ctx, async (ctx) => {
    await lockExportsOf(ctx, userId)
    const earlier = await listExportsOf(ctx, userId)
    if (earlier.some(({ state }) => state === 'queued' || state === 'running')) throw new AppError('export_in_progress')
    const complete = earlier.filter((copy) => copy.storage_key !== null)
    const given = await giveUp(ctx, complete.slice(keptMax - 1))
    return { started: await insertQueued(ctx), storageKeys: given }
  })
  for (const key of storageKeys) await ctx.ports.storage.remove(key)
  return started
}

/** Marks copies as removed and returns the storage keys of their files. */
async function giveUp(ctx: TransactionContext, copies: readonly ExportInProgress[]): Promise<readonly string[]> {
  const given: string[] = []
  for (const { id } of copies) given.push(...(await markRemoved(ctx, id)))
  return given
}

async function insertQueued(ctx: TransactionContext): Promise<ExportInProgress> {
  const { userId } = ctx.actor
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
}
