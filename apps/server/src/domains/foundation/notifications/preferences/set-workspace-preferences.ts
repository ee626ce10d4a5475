import type { NotificationChange } from '@vireo/contracts/notifications'
import { writeAudit } from '#kernel/audit.ts'
import type { Context } from '#kernel/context.ts'
import { transaction } from '#kernel/transaction.ts'
import { decide } from './set-preferences.ts'

/**
 * Sets the channel of topics for members of the workspace who chose none themselves; the contract admits only admins.
 */
export function setWorkspacePreferences(ctx: Context, { preferences }: NotificationChange): Promise<void> {
  const { workspaceId } = ctx
  return transaction(ctx, async (ctx) => {
    const details = await decide(ctx, { workspaceId, userId: null }, preferences)
    if (Object.keys(details).length === 0) return
    await writeAudit(ctx, {
      action: 'notifications.workspace-preferences-changed',
      target: { kind: 'workspace', id: workspaceId },
      details,
    })
  })
}
