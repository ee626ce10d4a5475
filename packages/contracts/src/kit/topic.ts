/** What a slice says of something that it tells people of, besides what concerns their own account. */
export type TopicFacts = {
  /** Where it stands among the others: the smaller comes first. */
  readonly place: number
  /** Who is told of it. */
  readonly audience: 'admins' | 'concerned'
  /** What can be chosen. Where money or somebody's place is at stake, nobody can choose to hear nothing. */
  readonly channels: readonly [TopicChannel, ...TopicChannel[]]
  readonly byDefault: TopicChannel
}

/** How somebody hears of a topic: by mail and in the product, in the product alone, or not at all. */
export const topicChannels = ['email', 'in_app', 'none'] as const
export type TopicChannel = (typeof topicChannels)[number]
