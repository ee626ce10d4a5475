import { z } from 'zod'
import { defineEndpoint } from '../kit/index.ts'
import { Currency, type Tier } from '../users/index.ts'

/** What people type, trimmed; upper and lower case are the same. */
export const Promocode = z.string().trim().min(1).max(64)

/** What a code takes off: minor units of its currency (null: of the one paid in), or whole percents; for so many months, or (null) for as long as the subscription lasts. */
export const PromoDiscount = z.object({
  amount_off: z.int().positive().nullable(),
  percent_off: z.int().min(1).max(100).nullable(),
  duration_in_months: z.int().positive().nullable(),
  currency: Currency.nullable(),
})
export type PromoDiscount = z.infer<typeof PromoDiscount>

export const PromoValidation = PromoDiscount.extend({
  valid: z.boolean(),
  /** What the code itself says: until when it can be used, and what it is for. */
  extended: z.object({ ends_at_unix: z.int().nullable(), description: z.string().nullable() }),
})
export type PromoValidation = z.infer<typeof PromoValidation>

export const promoEndpoints = {
  validatePromocode: defineEndpoint({
    id: 'billing.validatePromocode',
    method: 'POST',
    path: '/validate-promocode',
    summary: 'Says whether the workspace could use a promo code now, and what it would take off.',
    access: { scope: 'workspace_read' },
    body: z.object({ promocode: Promocode }),
    success: { status: 200, schema: PromoValidation },
    errors: ['too_many_attempts'],
  }),
} as const

const planOfAmount: ReadonlyMap<number, Tier> = new Map([
  [500, 'starter'],
  [2200, 'creator'],
  [9900, 'pro'],
  [10_000, 'pro'],
  [33_000, 'growing_business'],
  [132_000, 'scale_2024_08_10'],
])

/** Finds the plan whose monthly price an amount takes off entirely; undefined for most amounts. */
export function planOfPromoAmount(amountOffCents: number): Tier | undefined {
  return planOfAmount.get(amountOffCents)
}
