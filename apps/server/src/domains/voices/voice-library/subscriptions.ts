import { defineSubscription } from '#jobs/define-subscription.ts'
import { transaction } from '#kernel/transaction.ts'
import { measureSoon } from './similar/measure-voices-job.ts'
import { deletePrints } from './similar/print-store.ts'

export const voiceLibrarySubscriptions = [
  defineSubscription('voices.sound-changed', 'voice-library.listen-again', (ctx, { voiceId }) =>
    transaction(ctx, async (ctx) => {
      if (await deletePrints(ctx, [voiceId])) await measureSoon(ctx)
    }),
  ),
]
