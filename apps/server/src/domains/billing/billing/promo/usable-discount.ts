import type { Discount, SoldPlan } from '#ports/billing-provider.ts'
import type { Context } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import { findSubscription } from '../subscription-store.ts'
import { countingGuesses } from './counting-guesses.ts'
import { hasPaid } from './has-paid.ts'
import { findPromoCode } from './promo-code-store.ts'
import { promoKey } from './promo-key.ts'
import { countUse, findHold } from './promo-redemption-store.ts'
import { refusalOf } from './refusal-of.ts'
import { discountOfCode } from '../subscription/with-promo-code.ts'

/**
 * Returns what a code would take off a plan now, without holding a use; null without a code. Throws `coupon_expired`,
 * `coupon_invalid` and `too_many_attempts`.
 */
export function usableDiscount(
  ctx: Context,
  promocode: string | null | undefined,
  plan: SoldPlan,
): Promise<Discount | null> {
  return promocode ? countingGuesses(ctx, () => discountBy(ctx, promocode, plan)) : Promise.resolve(null)
}

async function discountBy(
  ctx: Context,
  promocode: string,
  { tier, billingPeriod, currency }: SoldPlan,
): Promise<Discount> {
  const key = promoKey(promocode)
  const [code, hold, row] = await Promise.all([
    findPromoCode(ctx, key),
    findHold(ctx, key),
    findSubscription(ctx, ctx.workspaceId),
  ])
  const use = await countUse(ctx, key, hold)
  const refusal = refusalOf(code, use, {
    at: ctx.now(),
    hasPaid: hasPaid(row),
    target: { tier, billingPeriod, currency },
  })
  if (!code || refusal) throw new AppError(refusal ?? 'coupon_expired', { param: 'promocode' })
  return discountOfCode(code)
}
