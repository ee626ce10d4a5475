import type { billingEndpoints } from '@vireo/contracts/billing'
import type { Input } from '@vireo/contracts/kit'
import type { Context } from '#kernel/context.ts'
import { beginAttempt } from '#identity'
import { findSubscription } from '../subscription-store.ts'
import { hasPaid } from './has-paid.ts'
import { findPromoCode } from './promo-code-store.ts'
import { promoKey } from './promo-key.ts'
import { countUse, findHold } from './promo-redemption-store.ts'
import { refusalOf } from './refusal-of.ts'
import type { PromoCodeRow } from './tables.ts'

/**
 * Returns the code if the caller's workspace could use it now, otherwise undefined without a reason. Throws
 * `too_many_attempts` at whoever guesses.
 */
export async function validatePromocode(
  ctx: Context,
  { promocode }: Input<typeof billingEndpoints.validatePromocode>,
): Promise<PromoCodeRow | undefined> {
  const attempt = await beginAttempt(ctx, 'promoCode', ctx.actor.userId)
  const key = promoKey(promocode)
  const [code, hold, row] = await Promise.all([
    findPromoCode(ctx, key),
    findHold(ctx, key),
    findSubscription(ctx, ctx.workspaceId),
  ])
  const situation = { at: ctx.now(), hasPaid: hasPaid(row) }
  // A hold of one's own is a checkout that can be begun again.
  if (refusalOf(code, await countUse(ctx, key, hold), situation) !== undefined) return undefined
  await attempt.succeeded()
  return code
}
