import type { EventName, EventPayload } from '#kernel/product.ts'
import type { PublicEventType } from '@vireo/contracts/webhooks'
import { defineSubscription, type Subscription } from '#jobs/define-subscription.ts'
import { type PublicData, publishEvent } from './deliveries/publish-event.ts'

/** Maps events of the product to events for webhooks; each line is one kind. */
export const webhookSubscriptions = [
  tell('history.item-recorded', 'generation_finished', (event) => ({
    history_item_id: event.itemId,
    source: event.source,
    model_id: event.modelId,
    voice_id: event.voiceId,
    content_type: event.contentType,
    duration_ms: event.durationMs,
    credits: event.credits,
    user_id: event.userId,
  })),
  tell('history.item-deleted', 'history_item_deleted', (event) => ({
    history_item_id: event.itemId,
    user_id: event.userId,
  })),
  tell('identity.api-key-created', 'api_key_created', (event) => ({
    key_id: event.keyId,
    name: event.name,
    user_id: event.userId,
  })),
  tell('workspaces.member-joined', 'member_joined', (event) => ({ user_id: event.userId, role: event.role })),
  tell('workspaces.member-changed', 'member_changed', (event) => ({
    user_id: event.userId,
    role: event.role,
    is_locked: event.isLocked,
  })),
  tell('workspaces.member-removed', 'member_left', (event) => ({ user_id: event.userId, was_removed: !event.left })),
  tell('workspaces.ownership-transferred', 'ownership_transferred', (event) => ({
    user_id: event.userId,
    former_owner_user_id: event.formerOwnerId,
  })),
  tell('resources.shared', 'resource_shared', (event) => ({ ...sharedThing(event), access_level: event.level })),
  tell('resources.unshared', 'resource_unshared', sharedThing),
  tell('voices.created', 'voice_created', (event) => ({
    voice_id: event.voiceId,
    name: event.name,
    category: event.category,
    original_voice_id: event.copiedFrom,
    user_id: event.userId,
  })),
  tell('voices.deleted', 'voice_deleted', (event) => ({ voice_id: event.voiceId, name: event.name })),
  tell('professional-cloning.trained', 'voice_trained', trainedVoice),
  tell('professional-cloning.training-failed', 'voice_training_failed', trainedVoice),
  tell('voice-library.removal-notice', 'voice_removal_notice', (event) => ({
    ...removedVoice(event),
    disable_at_unix: event.disableAtUnix,
  })),
  tell('voice-library.removal-notice-withdrawn', 'voice_removal_notice_withdrawn', removedVoice),
  tell('voice-library.voice-removed', 'voice_removed', removedVoice),
  tell('billing.subscription-changed', 'subscription_changed', (event) => ({
    tier: event.tier,
    status: event.status,
    billing_period: event.billingPeriod,
    previous_tier: event.previousTier,
    previous_status: event.previousStatus,
  })),
]

function sharedThing(event: EventPayload<'resources.unshared'>): PublicData<'resource_unshared'> {
  const { resourceType, resourceId, sharedWith, userId } = event
  return { resource_type: resourceType, resource_id: resourceId, shared_with: sharedWith, user_id: userId }
}

function trainedVoice(event: EventPayload<'professional-cloning.trained'>): PublicData<'voice_trained'> {
  return { voice_id: event.voiceId, model_id: event.modelId, user_id: event.userId }
}

function removedVoice(event: EventPayload<'voice-library.voice-removed'>): PublicData<'voice_removed'> {
  return {
    voice_id: event.voiceId,
    original_voice_id: event.originalVoiceId,
    public_owner_id: event.publicOwnerId,
    name: event.name,
  }
}

function tell<N extends EventName, T extends PublicEventType>(
  name: N,
  type: T,
  dataOf: (payload: EventPayload<N>) => PublicData<T>,
): Subscription {
  return defineSubscription(name, `webhooks.${type}`, (ctx, payload, event) => {
    // Somebody who acts in one workspace may have changed something in another, which the event then names.
    const workspaceId = 'workspaceId' in payload ? payload.workspaceId : ctx.workspaceId
    return publishEvent(ctx, { type, workspaceId, data: dataOf(payload) }, event)
  })
}
