import { z } from 'zod'
import { topicChannels, topicNames, topics } from '../kit/index.ts'

export const NotificationChannel = z.enum(topicChannels)
export type NotificationChannel = z.infer<typeof NotificationChannel>

/** What a workspace tells its people of, besides what concerns their own account, which always reaches them. */
export const notificationTopics = topics
export type NotificationTopic = keyof typeof topics
export const notificationTopicNames = topicNames

/** How everybody in a workspace hears of its topics, unless they choose otherwise. */
export const WorkspaceNotificationPreferences = z.object({
  preferences: z.array(z.object({ topic: z.enum(topicNames), channel: NotificationChannel })),
})
export type WorkspaceNotificationPreferences = z.infer<typeof WorkspaceNotificationPreferences>

/** How the caller hears of the topics of the workspace that they act in. */
export const NotificationPreferences = z.object({
  preferences: z.array(
    z.object({
      topic: z.enum(topicNames),
      /** What counts. */
      channel: NotificationChannel,
      /** What they chose; null where they leave it to the workspace. */
      own_channel: NotificationChannel.nullable(),
      workspace_channel: NotificationChannel,
    }),
  ),
})
export type NotificationPreferences = z.infer<typeof NotificationPreferences>

type Channel<Topic extends NotificationTopic> = (typeof topics)[Topic]['channels'][number]
type Choices = {
  readonly [Topic in NotificationTopic]: z.ZodOptional<z.ZodNullable<z.ZodEnum<{ [Name in Channel<Topic>]: Name }>>>
}
const choices = Object.fromEntries(
  Object.entries(topics).map(([topic, { channels }]) => [topic, z.enum(channels).nullish()]),
) as unknown as Choices

/** What is left out stays; null is as the workspace has it, and for the workspace as the product has it. */
export const NotificationChange = z.object({ preferences: z.object(choices) })
export type NotificationChange = z.infer<typeof NotificationChange>
