import {
  type NotificationChange,
  type NotificationChannel,
  notificationTopicNames,
} from '@vireo/contracts/notifications'
import type { Context, TransactionContext } from '#kernel/context.ts'
import { transaction } from '#kernel/transaction.ts'
import { type Decider, removePreference, savePreference } from './preference-store.ts'

/** Sets the channels by which the caller hears of topics of their current workspace. */
export function setPreferences(ctx: Context, { preferences }: NotificationChange): Promise<void> {
  const { workspaceId, actor } = ctx
  return transaction(ctx, async (ctx) => {
    await decide(ctx, { workspaceId, userId: actor.userId }, preferences)
  })
}

/** Saves chosen channels and returns them by topic. */
export async function decide(
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
