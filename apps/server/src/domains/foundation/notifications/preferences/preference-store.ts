import type { UserId, WorkspaceId } from '@vireo/contracts/kit'
import type { NotificationChannel, NotificationTopic } from '@vireo/contracts/notifications'
import sql from 'sql-template-tag'
import type { Context, TransactionContext } from '#kernel/context.ts'

/** The member who chooses, or with null the workspace. */
export type Decider = { readonly workspaceId: WorkspaceId; readonly userId: UserId | null }

export type PreferenceRow = {
  readonly user_id: UserId | null
  readonly topic: string
  readonly channel: NotificationChannel
}

/** Lists the channels that a workspace and one of its members have chosen. */
export function listPreferences(ctx: Context, { workspaceId, userId }: Decider): Promise<PreferenceRow[]> {
  return ctx.db.many(sql`
    select user_id, topic, channel from notification_preferences
    where workspace_id = ${workspaceId} and (user_id is null or user_id = ${userId})`)
}

/** Saves the channel that a member, or the workspace, chose for a topic. */
export async function savePreference(
  ctx: TransactionContext,
  { workspaceId, userId }: Decider,
  chosen: { readonly topic: NotificationTopic; readonly channel: NotificationChannel },
): Promise<void> {
  await ctx.db.run(sql`
    insert into notification_preferences (workspace_id, user_id, topic, channel, decided_at)
    values (${workspaceId}, ${userId}, ${chosen.topic}, ${chosen.channel}, ${ctx.now()})
    on conflict (workspace_id, user_id, topic)
    do update set channel = excluded.channel, decided_at = excluded.decided_at`)
}

/** Removes what a member, or the workspace, chose for a topic. */
export async function removePreference(
  ctx: TransactionContext,
  { workspaceId, userId }: Decider,
  topic: NotificationTopic,
): Promise<void> {
  await ctx.db.run(sql`
    delete from notification_preferences
    where workspace_id = ${workspaceId} and user_id is not distinct from ${userId}::text and topic = ${topic}`)
}

/** Removes what a member chose in a workspace or, with null, everything that was chosen there. */
export async function removePreferencesOf(ctx: TransactionContext, { workspaceId, userId }: Decider): Promise<void> {
  await ctx.db.run(sql`
    delete from notification_preferences
    where workspace_id = ${workspaceId} and (${userId}::text is null or user_id = ${userId})`)
}

/** Lists what a person chose and what their workspace decided, for the copy of their data. */
export function listPreferenceTraces(
  ctx: Context,
  { workspaceId, userId }: { readonly workspaceId: WorkspaceId; readonly userId: UserId },
): Promise<Record<string, unknown>[]> {
  return ctx.db.many(sql`
    select workspace_id, user_id, topic, channel, decided_at from notification_preferences
    where user_id = ${userId} or (workspace_id = ${workspaceId} and user_id is null)
    order by workspace_id, topic, decided_at`)
}
