import { defineSubscription } from '#jobs/define-subscription.ts'
import { forgetVideosOf } from './videos/forget-videos.ts'

export const sharingSubscriptions = [
  defineSubscription('history.purged', 'sharing.forget-videos', (ctx, { storageKeys }) =>
    forgetVideosOf(ctx, storageKeys),
  ),
  defineSubscription('sharing.videos-purged', 'sharing.remove-videos', async (ctx, { storageKeys }) => {
    for (const key of storageKeys) await ctx.ports.storage.remove(key)
  }),
]
