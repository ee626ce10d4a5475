import type { Context } from '#kernel/context.ts'
import { listAllPromoCodes } from './promo-code-store.ts'
import type { PromoCodeRow } from './tables.ts'

/** Lists every promo code there is or was, oldest first, with how often it was redeemed. For the operator. */
export function listPromoCodes(ctx: Context): Promise<(PromoCodeRow & { readonly redeemed: number })[]> {
  return listAllPromoCodes(ctx)
}
