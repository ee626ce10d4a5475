import { defineSubscription } from '#jobs/define-subscription.ts'

export const voiceDesignSubscriptions = [
  defineSubscription('voice-design.purged', 'voice-design.remove-recordings', async (ctx, { storageKeys }) => {
    for (const key of storageKeys) await ctx.ports.storage.remove(key)
  }),
]
