import {
  type NotificationChange,
  type NotificationChannel,
  notificationTopicNames,
} from '@vireo/contracts/notifications'
import { writeAudit } from '#kernel/audit.ts'
import type { Context, TransactionContext } from '#kernel/context.ts'
import { transaction } from '#kernel/transaction.ts'
import { type Decider, removePreference, savePreference } from './preference-store.ts'

/** The caller chooses how they hear of what happens in the workspace that they act in. */
export function setPreferences(ctx: Context, { preferences }: NotificationChange): Promise<void> {
  const { workspaceId, actor } = ctx
  return transaction(ctx, async (ctx) => {
    await decide(ctx, { workspaceId, userId: actor.userId }, preferences)
  })
}

/** Decides how everybody in the workspace hears of it who chose nothing else; the contract lets in admins only. */
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

/** Writes what was chosen; answers it by topic. */
async function decide(
  ctx: TransactionContext,
  decider: Decider,
  preferences: NotificationChange['preferences'],
): Promise<Record<string, NotificationChannel | null>> {
  const written: Record<string, NotificationChannel | null> = {}
  for (const topic of notificationTopicNames) {
    const channel = preferences[topic]
    if (channel === undefined) continue
    if (channel === null) await removePreference(ctx, decider, topic)
    else await savePreference(ctx, decider, { topic, channel })
    written[topic] = channel
  }
  return written
}
