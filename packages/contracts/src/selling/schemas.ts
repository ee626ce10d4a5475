import { z } from 'zod'
import { coded, idOf, UnixSeconds } from '../kit/index.ts'
import { Currency } from '../users/index.ts'

export const sellingLimits = {
  priceMinMinor: 50,
  priceMaxMinor: 100_000,
  /** What was earned is paid out after so many days. */
  payableAfterDays: 30,
  /** Authors give sales back for so long: what is paid out soon after would leave the house twice. */
  refundableForDays: 28,
  /** Less than this stays until it is more. */
  payoutMinMinor: 100,
} as const

/** What a work costs: an integer in the minor unit. Null is free. */
export const Price = z.object({
  amount_cents: z.int().min(sellingLimits.priceMinMinor).max(sellingLimits.priceMaxMinor),
  currency: Currency,
})
export type Price = z.infer<typeof Price>

const Cursor = coded('invalid_cursor', z.string().min(1).max(64)).optional()
const PageSize = coded('invalid_page_size', z.coerce.number().int().min(1).max(100)).default(30)
export const SellingPageQuery = z.object({ cursor: Cursor, page_size: PageSize })

export const PurchasePath = z.object({ purchase_id: idOf('sale', z.string().min(1).max(64)) })
export const SalePath = z.object({ sale_id: idOf('sale', z.string().min(1).max(64)) })
/** A calendar month in UTC. */
export const MonthPath = z.object({ month: z.string().regex(/^20\d{2}-(?:0[1-9]|1[0-2])$/) })

/** A work that somebody bought. */
export const Purchase = z.object({
  purchase_id: z.string(),
  work_id: z.string(),
  title: z.string(),
  /** `paid` is theirs to hear; money that was given back, or that their bank took back, ends that. */
  state: z.enum(['paid', 'refunded', 'disputed']),
  price: z.object({ amount_cents: z.int(), currency: Currency }),
  refunded_cents: z.int(),
  bought_at_unix: UnixSeconds,
  /** Theirs alone: whoever has it hears the work. Null where it is not theirs any more. */
  url: z.string().nullable(),
  feed_url: z.string().nullable(),
})
export type Purchase = z.infer<typeof Purchase>

export const Purchases = z.object({
  purchases: z.array(Purchase),
  has_more: z.boolean(),
  next_cursor: z.string().nullable(),
})
export type Purchases = z.infer<typeof Purchases>

export const entryKinds = ['sale', 'refund', 'chargeback', 'house', 'fee', 'payout', 'payout_returned'] as const

/** What was earned and paid, in one currency. Amounts are integers in the minor unit; what was taken off is negative. */
export const Earned = z.object({
  currency: Currency,
  sales_cents: z.int(),
  refunds_cents: z.int(),
  chargebacks_cents: z.int(),
  /** What whoever runs the instance keeps. */
  house_cents: z.int(),
  /** What the payment provider keeps. */
  fees_cents: z.int(),
  paid_out_cents: z.int(),
})
export type Earned = z.infer<typeof Earned>

export const Earnings = z.object({
  /** Whether works of this workspace can be sold. */
  can_sell: z.boolean(),
  share_percent: z.int(),
  payable_after_days: z.int(),
  balances: z.array(
    Earned.extend({
      /** The sum of everything; below zero where more was given back than earned. */
      balance_cents: z.int(),
      /** What the next payout is made of. */
      payable_cents: z.int(),
    }),
  ),
})
export type Earnings = z.infer<typeof Earnings>

/** A line of the ledger. Lines are added, never changed. */
export const EarningEntry = z.object({
  entry_id: z.string(),
  kind: z.enum(entryKinds),
  amount_cents: z.int(),
  currency: Currency,
  sale_id: z.string().nullable(),
  /** Of what was sold. */
  title: z.string().nullable(),
  created_at_unix: UnixSeconds,
  payable_at_unix: UnixSeconds,
})
export type EarningEntry = z.infer<typeof EarningEntry>

export const EarningEntries = z.object({
  entries: z.array(EarningEntry),
  has_more: z.boolean(),
  next_cursor: z.string().nullable(),
})
export type EarningEntries = z.infer<typeof EarningEntries>

/** What a month brought. What it opened with and all that happened is what it closed with. */
export const Statement = z.object({
  month: z.string(),
  currencies: z.array(Earned.extend({ opening_cents: z.int(), closing_cents: z.int() })),
})
export type Statement = z.infer<typeof Statement>

export const Sale = z.object({ sale_id: z.string(), refunded_cents: z.int(), price: Price })
export type Sale = z.infer<typeof Sale>
