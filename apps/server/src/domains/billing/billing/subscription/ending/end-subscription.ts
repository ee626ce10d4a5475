import type { SubscriptionDocument } from '@vireo/contracts/users'
import { AppError } from '#kernel/errors.ts'
import type { FullContext } from '#ports/ports.ts'
import { describeDocument } from '../../describe-subscription.ts'
import { askProvider } from '../../ask-provider.ts'
import { atTheDesk } from '../at-the-desk.ts'
import { assertNotGiven, assertPossible, scheduleDowngrade } from '../change-plan.ts'
import { assertMayManage } from '../policy.ts'
import { dueSituationOf, keyFor, type Situation } from '../situation.ts'
import { takeOver } from '../take-over.ts'

/** Ends the subscription when the paid period is over. A second time changes nothing. */
export function cancelSubscription(ctx: FullContext): Promise<SubscriptionDocument> {
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

/** Takes a cancellation back. */
export function renewSubscription(ctx: FullContext): Promise<SubscriptionDocument> {
  return changing(ctx, async (situation) => {
    const { provider, customer, current } = situation
    if (current.pending_change?.kind !== 'cancellation') throw new AppError('nothing_scheduled')
    const snapshot = await askProvider(provider.renew(ctx, customer, { idempotencyKey: keyFor(situation, 'renew') }))
    await takeOver(ctx, snapshot, 'cancellation-taken-back')
  })
}

/** Keeps the plan in place of a smaller one that was scheduled. */
export function cancelDowngrade(ctx: FullContext): Promise<SubscriptionDocument> {
  return changing(ctx, async (situation) => {
    const { provider, customer, current } = situation
    if (current.pending_change?.kind !== 'change') throw new AppError('nothing_scheduled')
    const idempotencyKey = keyFor(situation, 'cancel-downgrade')
    const snapshot = await askProvider(provider.cancelDowngrade(ctx, customer, { idempotencyKey }))
    await takeOver(ctx, snapshot, 'downgrade-canceled')
  })
}

/** Goes on with the free plan when the paid period is over. A second time changes nothing. */
export function changeToFreePlan(ctx: FullContext): Promise<SubscriptionDocument> {
  return changing(ctx, async (situation) => {
    const { current } = situation
    if (current.pending_change?.kind === 'change' && current.pending_change.next_tier === 'free') return
    assertPossible(ctx, situation, { tier: 'free', billing_period: null }, ['downgrade'])
    await scheduleDowngrade(ctx, situation, 'free')
  })
}

async function changing(
  ctx: FullContext,
  change: (situation: Situation) => Promise<void>,
): Promise<SubscriptionDocument> {
  assertMayManage(ctx)
  await atTheDesk(ctx, async () => change(await dueSituationOf(ctx)))
  return describeDocument(ctx)
}
