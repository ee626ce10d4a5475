import type { Discount, SoldPlan } from '#ports/billing-provider.ts'
import type { Context } from '#kernel/context.ts'
import { countingGuesses } from '../promo/counting-guesses.ts'
import { holdPromoCode, releaseHeldPromo } from '../promo/redeem-promo-code.ts'
import type { PromoCodeRow } from '../promo/tables.ts'

/**
 * Sets one use of a code aside while a provider is asked, and gives it back when that refuses. It counts as used by
 * the snapshot that names the code. Without a code the provider is asked with `otherwise`. Throws `coupon_expired`,
 * `coupon_invalid` and `too_many_attempts`.
 */
export async function withPromoCode<T>(
  ctx: Context,
  code: string | null | undefined,
  use: { readonly plan: SoldPlan; readonly holdMs: number; readonly otherwise?: Discount | undefined },
  ask: (discount: Discount | null) => Promise<T>,
): Promise<T> {
  if (!code) return ask(use.otherwise ?? null)
  const { tier, billingPeriod, currency } = use.plan
  const until = new Date(ctx.now().getTime() + use.holdMs)
  const hold = { promocode: code, tier, billingPeriod, currency, until }
  const held = await countingGuesses(ctx, () => holdPromoCode(ctx, hold))
  try {
    return await ask(discountOfCode(held.code))
  } catch (error) {
    await releaseHeldPromo(ctx, held.redemptionId)
    throw error
  }
}

/** Describes a promo code as a discount in the terms of the port. */
export function discountOfCode(row: PromoCodeRow): Discount {
  return {
    code: row.code,
    percentOff: row.percent_off,
    amountOffMinor: row.amount_off,
    currency: row.currency,
    durationInMonths: row.duration_in_months,
  }
}
