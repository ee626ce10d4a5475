import { z } from 'zod'

/** How somebody hears of a topic: by mail and in the product, in the product alone, or not at all. */
export const NotificationChannel = z.enum(['email', 'in_app', 'none'])
export type NotificationChannel = z.infer<typeof NotificationChannel>

export type NotificationTopicFacts = {
  /** Who is told of it. */
  readonly audience: 'admins' | 'concerned'
  /** What can be chosen. Where money or somebody's place is at stake, nobody can choose to hear nothing. */
  readonly channels: readonly [NotificationChannel, ...NotificationChannel[]]
  readonly byDefault: NotificationChannel
}

/** What a workspace tells its people of, besides what concerns their own account, which always reaches them. */
export const notificationTopics = {
  payments: { audience: 'admins', channels: ['email', 'in_app'], byDefault: 'email' },
  webhooks: { audience: 'admins', channels: ['email', 'in_app', 'none'], byDefault: 'email' },
  membership: { audience: 'concerned', channels: ['email', 'in_app'], byDefault: 'email' },
  voices: { audience: 'concerned', channels: ['email', 'in_app', 'none'], byDefault: 'in_app' },
  publishing: { audience: 'concerned', channels: ['email', 'in_app', 'none'], byDefault: 'email' },
} as const satisfies Readonly<Record<string, NotificationTopicFacts>>

export type NotificationTopic = keyof typeof notificationTopics
export const notificationTopicNames = [
  'payments',
  'webhooks',
  'membership',
  'voices',
  'publishing',
] as const satisfies readonly [NotificationTopic, ...NotificationTopic[]]

/** How everybody in a workspace hears of its topics, unless they choose otherwise. */
export const WorkspaceNotificationPreferences = z.object({
  preferences: z.array(z.object({ topic: z.enum(notificationTopicNames), channel: NotificationChannel })),
})
export type WorkspaceNotificationPreferences = z.infer<typeof WorkspaceNotificationPreferences>

/** How the caller hears of the topics of the workspace that they act in. */
export const NotificationPreferences = z.object({
  preferences: z.array(
    z.object({
      topic: z.enum(notificationTopicNames),
      /** What counts. */
      channel: NotificationChannel,
      /** What they chose; null where they leave it to the workspace. */
      own_channel: NotificationChannel.nullable(),
      workspace_channel: NotificationChannel,
    }),
  ),
})
export type NotificationPreferences = z.infer<typeof NotificationPreferences>

const { payments, webhooks, membership, voices, publishing } = notificationTopics

/** What is left out stays; null is as the workspace has it, and for the workspace as the product has it. */
export const NotificationChange = z.object({
  preferences: z.object({
    payments: z.enum(payments.channels).nullish(),
    webhooks: z.enum(webhooks.channels).nullish(),
    membership: z.enum(membership.channels).nullish(),
    voices: z.enum(voices.channels).nullish(),
    publishing: z.enum(publishing.channels).nullish(),
  } satisfies Readonly<Record<NotificationTopic, z.ZodType>>),
})
export type NotificationChange = z.infer<typeof NotificationChange>
