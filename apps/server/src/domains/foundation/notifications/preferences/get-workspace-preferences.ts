import { type WorkspaceNotificationPreferences, notificationTopicNames } from '@vireo/contracts/notifications'
import type { Context } from '#kernel/context.ts'
import { chosenChannels } from './channel-of.ts'
import { listPreferences } from './preference-store.ts'

/** Returns the channel of each topic for members of the workspace who chose none themselves. */
export async function getWorkspacePreferences(ctx: Context): Promise<WorkspaceNotificationPreferences> {
  const rows = await listPreferences(ctx, { workspaceId: ctx.workspaceId, userId: null })
  const preferences = notificationTopicNames.map((topic) => ({ topic, channel: chosenChannels(rows, topic).workspace }))
  return { preferences }
}
