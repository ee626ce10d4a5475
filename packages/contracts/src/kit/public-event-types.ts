// Made by `npm run generate` from the manifests of the slices (slice.ts), in the order of the product map.

/** Everything that webhooks can be told about, by the `type` in the body. */
export const publicEventTypes = [
  'api_key_created',
  'member_joined',
  'member_changed',
  'member_left',
  'ownership_transferred',
  'resource_shared',
  'resource_unshared',
  'generation_finished',
  'history_item_deleted',
  'voice_created',
  'voice_deleted',
  'subscription_changed',
  'voice_removal_notice',
  'voice_removal_notice_withdrawn',
  'voice_removed',
  'voice_trained',
  'voice_training_failed',
  'production_order_changed',
  'production_order_delivered',
] as const

export type PublicEventType = (typeof publicEventTypes)[number]
