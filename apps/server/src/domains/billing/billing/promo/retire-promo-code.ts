import { writeAudit } from '#kernel/audit.ts'
import type { Context } from '#kernel/context.ts'
import { transaction } from '#kernel/transaction.ts'
import { markRetired } from './promo-code-store.ts'
import { promoKey } from './promo-key.ts'

/**
 * Retires a code, so that nobody can use it from now on; what it took off stays off. Returns false when there is none.
 */
export function retirePromoCode(ctx: Context, code: string): Promise<boolean> {
  const key = promoKey(code)
  return transaction(ctx, async (ctx) => {
    if (!(await markRetired(ctx, key))) return false
    await writeAudit(ctx, { action: 'billing.promo-retired', target: { kind: 'promo code', id: key } })
    return true
  })
}
