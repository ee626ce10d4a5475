import type { historyEndpoints } from '@vireo/contracts/history'
import type { Input } from '@vireo/contracts/kit'
import { writeAudit } from '#kernel/audit.ts'
import { AppError } from '#kernel/errors.ts'
import { transaction } from '#kernel/transaction.ts'
import type { With } from '#ports/ports.ts'
import { getSettings } from './get-settings.ts'
import { type Settings, isAdmin } from './history-settings.ts'
import { findRetentionDays, saveRetentionDays } from './retention-store.ts'

/** Sets after how many days recordings are deleted; null keeps everything. For admins. */
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
