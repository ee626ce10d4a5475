import { createHash } from 'node:crypto'
import type { billingEndpoints } from '@vireo/contracts/billing'
import type { Input } from '@vireo/contracts/kit'
import type { SubscriptionDocument } from '@vireo/contracts/users'
import { AppError } from '#kernel/errors.ts'
import type { With } from '#ports/ports.ts'
import { describeDocument } from '../../describe-subscription.ts'
import { withChangeLock } from '../change-lock/with-change-lock.ts'
import { assertPossible, upgrade } from '../change-plan.ts'
import { isSoAlready } from '../change-subscription.ts'
import { plannedPlan } from '../planned-plan.ts'
import { assertMayPay } from '../policy.ts'
import { dueSituationOf } from '../situation.ts'
import { finishUpgrade, findUpgrade, insertUpgrade } from './upgrade-store.ts'

/**
 * Takes a larger plan at once. A repeat with the same key answers how things stand and does nothing again, also long
 * after; the same key for another plan is refused.
 */
export async function upgradeSubscription(
  ctx: With<'billing' | 'settings'>,
  input: Input<typeof billingEndpoints.upgradeSubscription>,
): Promise<SubscriptionDocument> {
  await assertMayPay(ctx)
  const { idempotency_key: key, subscription_type, billing_period, promocode } = input
  const fingerprint = createHash('sha256')
    .update(JSON.stringify([subscription_type, billing_period, promocode ?? null]))
    .digest('hex')
  await withChangeLock(ctx, async () => {
    await insertUpgrade(ctx, key, fingerprint)
    const known = await findUpgrade(ctx, key)
    if (known.fingerprint !== fingerprint) throw new AppError('idempotency_key_reused', { param: 'idempotency_key' })
    if (known.done_at !== null) return
    const situation = await dueSituationOf(ctx)
    const choice = { tier: subscription_type, billing_period }
    if (!isSoAlready(situation, choice)) {
      assertPossible(ctx, situation, choice, ['upgrade'])
      await upgrade(ctx, situation, plannedPlan(input, situation.subscribed?.currency ?? 'usd'), promocode)
    }
    await finishUpgrade(ctx, key)
  })
  return describeDocument(ctx)
}
