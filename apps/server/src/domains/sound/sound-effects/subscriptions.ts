import { defineSubscription } from '#jobs/define-subscription.ts'
import { forgetSoundOf } from './library/published/withdraw-sound.ts'

export const soundEffectsSubscriptions = [
  defineSubscription('history.item-deleted', 'sound-effects.leave-library', (ctx, { itemId }) =>
    forgetSoundOf(ctx, itemId),
  ),
]
