import type { historyEndpoints } from '@vireo/contracts/history'
import type { Input } from '@vireo/contracts/kit'
import { writeAudit } from '#kernel/audit.ts'
import type { Context } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import type { With } from '#ports/ports.ts'
import { transaction } from '#kernel/transaction.ts'
import { getSeat } from '#workspaces'
import { findRetentionDays, saveRetentionDays } from './retention-store.ts'
import { storageUseOf } from '../storage-use/storage-use.ts'

export type Settings = {
  /** Undefined keeps everything. */
  readonly retentionDays: number | undefined
  readonly usedBytes: number
  readonly limitBytes: number | undefined
  readonly canChange: boolean
}

/** How long the workspace keeps its recordings, and how much room they take up. */
export async function getSettings(ctx: With<'settings'>): Promise<Settings> {
  const [retentionDays, use, canChange] = await Promise.all([findRetentionDays(ctx), storageUseOf(ctx), isAdmin(ctx)])
  return { retentionDays, ...use, canChange }
}

/** Decides after how many days recordings are deleted by themselves; null keeps everything. For admins. */
export async function setRetention(
  ctx: With<'settings'>,
  input: Input<typeof historyEndpoints.setRetention>,
): Promise<Settings> {
  if (!(await isAdmin(ctx)))
    throw new AppError('forbidden', { message: 'Only admins of the workspace may change this.' })
  const days = input.retention_days ?? undefined
  await transaction(ctx, async (ctx) => {
    const before = await findRetentionDays(ctx)
    if (before === days) return
    await saveRetentionDays(ctx, days)
    await writeAudit(ctx, {
      action: 'history.retention-changed',
      details: { from_days: before ?? null, to_days: days ?? null },
    })
  })
  return getSettings(ctx)
}

async function isAdmin(ctx: Context): Promise<boolean> {
  return (await getSeat(ctx)) === 'workspace_admin'
}
