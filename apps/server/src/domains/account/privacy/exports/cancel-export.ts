import { cancelJob } from '#jobs/enqueue.ts'
import { writeAudit } from '#kernel/audit.ts'
import { AppError } from '#kernel/errors.ts'
import type { With } from '#ports/ports.ts'
import { transaction } from '#kernel/transaction.ts'
import { findOwnExport, markRemoved } from './export-store.ts'
import { assertOwnerAtBrowser } from '../policy.ts'

/** Cancels a copy that is being made, or deletes a finished one. */
export async function cancelExport(ctx: With<'storage'>, input: { readonly export_id: string }): Promise<void> {
  assertOwnerAtBrowser(ctx.actor)
  const storageKeys = await transaction(ctx, async (ctx) => {
    const row = await findOwnExport(ctx, input.export_id)
    if (!row) throw new AppError('export_not_found')
    await cancelJob(ctx, row.job_id)
    const target = { kind: 'data-export', id: row.id }
    await writeAudit(ctx, { action: 'privacy.export-removed', workspaceId: row.workspace_id, target })
    return markRemoved(ctx, row.id)
  })
  for (const key of storageKeys) await ctx.ports.storage.remove(key)
}
