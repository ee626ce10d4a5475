import type { SubscriptionDocument } from '@vireo/contracts/users'
import type { With } from '#ports/ports.ts'
import { assertPossible, scheduleDowngrade } from '../change-plan.ts'
import { changing } from './changing.ts'

/** Goes on with the free plan when the paid period is over. A second time changes nothing. */
export function changeToFreePlan(ctx: With<'billing' | 'settings'>): Promise<SubscriptionDocument> {
  return changing(ctx, async (situation) => {
    const { current } = situation
    if (current.pending_change?.kind === 'change' && current.pending_change.next_tier === 'free') return
    assertPossible(ctx, situation, { tier: 'free', billing_period: null }, ['downgrade'])
    await scheduleDowngrade(ctx, situation, 'free')
  })
}
