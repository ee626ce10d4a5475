import type { billingEndpoints } from '@vireo/contracts/billing'
import { isSamePlan, isScheduled, type PlanChoice } from '@vireo/contracts/billing'
import { type Input } from '@vireo/contracts/kit'
import { type SubscriptionDocument } from '@vireo/contracts/users'
import { AppError } from '#kernel/errors.ts'
import type { With } from '#ports/ports.ts'
import { describeDocument } from '../describe-subscription.ts'
import { withChangeLock } from './change-lock/with-change-lock.ts'
import { assertPossible, scheduleDowngrade, upgrade } from './change-plan.ts'
import { plannedPlan } from './planned-plan.ts'
import { assertMayPay } from './policy.ts'
import { dueSituationOf, type Situation } from './situation.ts'

/**
 * Takes another plan: a larger one at once, a smaller one when the paid period is over. Which of the two it is, the
 * server decides. Asking for what is so already changes nothing and succeeds.
 */
export async function changeSubscription(
  ctx: With<'billing' | 'settings'>,
  input: Input<typeof billingEndpoints.changeSubscription>,
): Promise<SubscriptionDocument> {
  await assertMayPay(ctx)
  await withChangeLock(ctx, async () => {
    const situation = await dueSituationOf(ctx)
    const choice = { tier: input.subscription_type, billing_period: input.billing_period }
    if (isSoAlready(situation, choice)) return
    const action = assertPossible(ctx, situation, choice, ['upgrade', 'downgrade'])
    const currency = situation.subscribed?.currency ?? 'usd'
    if (input.currency !== undefined && input.currency !== currency) throw new AppError('currency_cannot_change')
    if (input.subscription_type === 'free') return scheduleDowngrade(ctx, situation, 'free')
    const plan = plannedPlan(input, currency)
    const take = action === 'upgrade' ? upgrade : scheduleDowngrade
    return take(ctx, situation, plan, input.promocode)
  })
  return describeDocument(ctx)
}

/** Tells whether a choice is taken or scheduled already, as a second click finds it. */
export function isSoAlready({ current, subscribed }: Situation, choice: PlanChoice): boolean {
  if (isScheduled(current.pending_change, choice)) return true
  return subscribed !== null && isSamePlan(current, choice) && current.pending_change === null
}
