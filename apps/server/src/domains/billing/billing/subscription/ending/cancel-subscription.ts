import type { SubscriptionDocument } from '@vireo/contracts/users'
import { AppError } from '#kernel/errors.ts'
import type { With } from '#ports/ports.ts'
import { askProvider } from '../../ask-provider.ts'
import { assertNotGiven } from '../change-plan.ts'
import { keyFor } from '../situation.ts'
import { takeOver } from '../take-over.ts'
import { changing } from './changing.ts'

/** Ends the subscription when the paid period is over. A second time changes nothing. */
export function cancelSubscription(ctx: With<'billing' | 'settings'>): Promise<SubscriptionDocument> {
  return changing(ctx, async (situation) => {
    const { provider, customer, current, subscribed } = situation
    if (current.pending_change?.kind === 'cancellation') return
    assertNotGiven(current)
    if (subscribed === null) throw new AppError('no_subscription')
    const idempotencyKey = keyFor(situation, 'cancel')
    const snapshot = await askProvider(provider.cancelAtPeriodEnd(ctx, customer, { idempotencyKey }))
    await takeOver(ctx, snapshot, 'cancellation-scheduled')
  })
}
