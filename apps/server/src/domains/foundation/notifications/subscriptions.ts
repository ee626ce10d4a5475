import { defineSubscription } from '#jobs/define-subscription.ts'
import { giveNotice } from './give-notice.ts'
import { apiKeyNotice, newDeviceNotice, passwordChangedNotice, secondFactorNotice } from './security-notices.ts'
import { memberChangedNotice, memberRemovedNotice, newOwnerNotice } from './workspace-notices.ts'

export const notificationSubscriptions = [
  defineSubscription('identity.signed-in-from-new-device', 'notifications.new-device', (ctx, event) =>
    giveNotice(ctx, event.userId, newDeviceNotice(event)),
  ),
  defineSubscription('identity.password-changed', 'notifications.password-changed', (ctx, event) =>
    giveNotice(ctx, event.userId, passwordChangedNotice(event)),
  ),
  defineSubscription('identity.second-factor-changed', 'notifications.second-factor-changed', (ctx, event) =>
    giveNotice(ctx, event.userId, secondFactorNotice(event)),
  ),
  defineSubscription('identity.api-key-created', 'notifications.api-key-created', (ctx, event) =>
    giveNotice(ctx, event.userId, apiKeyNotice(event)),
  ),
  defineSubscription('workspaces.member-changed', 'notifications.member-changed', (ctx, event) =>
    giveNotice(ctx, event.userId, memberChangedNotice(event)),
  ),
  defineSubscription('workspaces.member-removed', 'notifications.member-removed', async (ctx, event) => {
    // Whoever left of their own accord knows.
    if (!event.left) await giveNotice(ctx, event.userId, memberRemovedNotice(event))
  }),
  defineSubscription('workspaces.ownership-transferred', 'notifications.ownership-transferred', (ctx, event) =>
    giveNotice(ctx, event.userId, newOwnerNotice(event)),
  ),
]
