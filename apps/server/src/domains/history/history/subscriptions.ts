import { defineSubscription } from '#jobs/define-subscription.ts'

export const historySubscriptions = [
  defineSubscription('history.purged', 'history.remove-recordings', async (ctx, { storageKeys }) => {
    for (const key of storageKeys) await ctx.ports.storage.remove(key)
  }),
]
