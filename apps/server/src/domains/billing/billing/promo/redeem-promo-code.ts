import { writeAudit } from '#kernel/audit.ts'
import type { Context, TransactionContext } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import { transaction } from '#kernel/transaction.ts'
import { findSubscription } from '../subscription-store.ts'
import { hasPaid } from './has-paid.ts'
import { lockPromoCode } from './promo-code-store.ts'
import { promoKey } from './promo-key.ts'
import { countOtherHolds, countUse, findHold, markRedeemed, removeHold, saveHold } from './promo-redemption-store.ts'
import { type PromoTarget, refusalOf } from './refusal-of.ts'
import type { PromoCodeRow } from './tables.ts'

/** Codes that one workspace may hold at once. */
const holdsMax = 2

export type HoldPromoCode = PromoTarget & {
  readonly promocode: string
  /** When the checkout that holds the code expires. */
  readonly until: Date
}

export type HeldPromo = { readonly redemptionId: string; readonly code: PromoCodeRow }

/**
 * Sets one use of a code aside for the workspace of `ctx` until its checkout is paid (`redeemHeldPromo`), given up
 * (`releaseHeldPromo`) or forgotten. A second checkout takes over the hold of the first, so that two tabs use it
 * once. Whoever comes at the same time waits, so no limit is ever passed. Throws `coupon_expired`,
 * `coupon_invalid`.
 */
export function holdPromoCode(ctx: Context, { promocode, until, ...target }: HoldPromoCode): Promise<HeldPromo> {
  return transaction(ctx, async (ctx) => {
    const key = promoKey(promocode)
    const code = await lockPromoCode(ctx, key)
    const hold = await findHold(ctx, key)
    const row = await findSubscription(ctx, ctx.workspaceId)
    const situation = { at: ctx.now(), hasPaid: hasPaid(row), target }
    const refusal = refusalOf(code, await countUse(ctx, key, hold), situation)
    if (!code || refusal) throw new AppError(refusal ?? 'coupon_expired', { param: 'promocode' })
    if ((await countOtherHolds(ctx, key)) >= holdsMax)
      throw new AppError('coupon_invalid', { message: 'Finish the checkouts that you began with other codes first.' })
    const redemptionId = hold ?? ctx.newId('promoRedemption')
    await saveHold(ctx, { id: redemptionId, key, until })
    return { redemptionId, code }
  })
}

/** Redeems a hold that was paid for, even after its time; returns false when it was redeemed before. */
export async function redeemHeldPromo(ctx: TransactionContext, redemptionId: string): Promise<boolean> {
  const key = await markRedeemed(ctx, redemptionId)
  if (key === undefined) return false
  await writeAudit(ctx, { action: 'billing.promo-redeemed', target: { kind: 'promo code', id: key } })
  return true
}

/** Releases the use that a failed checkout held, unless another checkout of the workspace still holds it. */
export function releaseHeldPromo(ctx: Context, redemptionId: string): Promise<void> {
  return transaction(ctx, (ctx) => removeHold(ctx, redemptionId))
}
