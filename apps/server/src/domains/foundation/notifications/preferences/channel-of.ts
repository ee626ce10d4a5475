import { type NotificationChannel, type NotificationTopic, notificationTopics } from '@vireo/contracts/notifications'
import type { Context } from '#kernel/context.ts'
import { type Decider, listPreferences, type PreferenceRow } from './preference-store.ts'

export type ChosenChannels = {
  /** What a person chose; null where they leave it to the workspace. */
  readonly own: NotificationChannel | null
  readonly workspace: NotificationChannel
}

/**
 * Returns a person's own channel for a topic, and the one that applies otherwise: the workspace's, else the product's
 * default.
 */
export function chosenChannels(rows: readonly PreferenceRow[], topic: NotificationTopic): ChosenChannels {
  const channelBy = (isOwn: boolean) =>
    rows.find((row) => row.topic === topic && (row.user_id !== null) === isOwn)?.channel ?? null
  return { own: channelBy(true), workspace: channelBy(false) ?? notificationTopics[topic].byDefault }
}

/** Returns the channel by which somebody hears of a topic of a workspace. */
export async function channelOf(
  ctx: Context,
  decider: Decider,
  topic: NotificationTopic,
): Promise<NotificationChannel> {
  const { own, workspace } = chosenChannels(await listPreferences(ctx, decider), topic)
  return own ?? workspace
}
