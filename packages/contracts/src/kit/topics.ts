// Made by `npm run generate` from the manifests of the slices (slice.ts), in the order of the product map.
import type { TopicFacts } from './topic.ts'

/** Everything that people are told of and choose how, by the slice that tells them. */
export const topics = {
  payments: { place: 1, audience: 'admins', channels: ['email', 'in_app'], byDefault: 'email' },
  webhooks: { place: 2, audience: 'admins', channels: ['email', 'in_app', 'none'], byDefault: 'email' },
  membership: { place: 3, audience: 'concerned', channels: ['email', 'in_app'], byDefault: 'email' },
  voices: { place: 4, audience: 'concerned', channels: ['email', 'in_app', 'none'], byDefault: 'in_app' },
  publishing: { place: 5, audience: 'concerned', channels: ['email', 'in_app', 'none'], byDefault: 'email' },
} as const satisfies Readonly<Record<string, TopicFacts>>

export const topicNames = ['payments', 'webhooks', 'membership', 'voices', 'publishing'] as const
