import { type NotificationPreferences, notificationTopicNames } from '@vireo/contracts/notifications'
import type { Context } from '#kernel/context.ts'
import { chosenChannels } from './channel-of.ts'
import { listPreferences } from './preference-store.ts'

/** Returns the channel by which the caller hears of each topic of their current workspace. */
export async function getPreferences(ctx: Context): Promise<NotificationPreferences> {
  const rows = await listPreferences(ctx, { workspaceId: ctx.workspaceId, userId: ctx.actor.userId })
  const preferences = notificationTopicNames.map((topic) => {
    const { own, workspace } = chosenChannels(rows, topic)
    return { topic, channel: own ?? workspace, own_channel: own, workspace_channel: workspace }
  })
  return { preferences }
}
