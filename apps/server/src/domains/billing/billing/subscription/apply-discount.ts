import type { billingEndpoints } from '@vireo/contracts/billing'
import type { Input } from '@vireo/contracts/kit'
import type { SubscriptionDocument } from '@vireo/contracts/users'
import { AppError } from '#kernel/errors.ts'
import type { With } from '#ports/ports.ts'
import { describeDocument } from '../describe-subscription.ts'
import { askProvider } from '../ask-provider.ts'
import { withChangeLock } from './change-lock/with-change-lock.ts'
import { assertMayManage } from './policy.ts'
import { keyFor, situationOf } from './situation.ts'
import { takeOver } from './take-over.ts'
import { withPromoCode } from './with-promo-code.ts'

const holdMs = 5 * 60 * 1000

/** Uses a promo code for the invoices to come. */
export async function applyDiscount(
  ctx: With<'billing' | 'settings'>,
  { discount_code: code }: Input<typeof billingEndpoints.applyDiscount>,
): Promise<SubscriptionDocument> {
  assertMayManage(ctx)
  await withChangeLock(ctx, async () => {
    const situation = await situationOf(ctx)
    const { provider, customer, subscribed: plan } = situation
    if (plan === null) throw new AppError('no_subscription')
    await withPromoCode(ctx, code, { plan, holdMs }, async (discount) => {
      if (!discount) return
      const idempotencyKey = keyFor(situation, 'discount', discount)
      const snapshot = await askProvider(provider.applyDiscount(ctx, customer, { discount, idempotencyKey }))
      await takeOver(ctx, snapshot, 'discount-applied', { code: discount.code })
    })
  })
  return describeDocument(ctx)
}
