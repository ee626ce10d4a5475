import { writeAudit } from '#kernel/audit.ts'
import type { Context } from '#kernel/context.ts'
import { invariant } from '#kernel/errors.ts'
import { transaction } from '#kernel/transaction.ts'
import { insertPromoCode } from './promo-code-store.ts'
import { promoKey } from './promo-key.ts'
import type { PromoCodeRow } from './tables.ts'

type Extended = Pick<PromoCodeRow, 'currency' | 'description'>
export type NewPromoCode = Omit<PromoCodeRow, 'key' | 'created_at' | 'retired_at' | keyof Extended> & Partial<Extended>

/**
 * Makes a code that people can use from now on; the operator asks for it. Returns false when there is, or was, one of
 * that name.
 */
export function createPromoCode(ctx: Context, code: NewPromoCode): Promise<boolean> {
  invariant((code.amount_off === null) !== (code.percent_off === null), 'a code takes off an amount or a percentage')
  const key = promoKey(code.code)
  const row = { currency: null, description: null, ...code, key, retired_at: null }
  return transaction(ctx, async (ctx) => {
    if (!(await insertPromoCode(ctx, { ...row, created_at: ctx.now() }))) return false
    const { amount_off, percent_off, duration_in_months } = code
    const details = { amount_off, percent_off, duration_in_months }
    await writeAudit(ctx, { action: 'billing.promo-created', target: { kind: 'promo code', id: key }, details })
    return true
  })
}
