import { z } from 'zod'
import { coded, idOf } from '../../kit/index.ts'
import { Priority } from '../orders/item-schemas.ts'
import { Service } from '../orders/services.ts'
import { orderLimits } from '../orders/limits.ts'
import { StateOfOrder } from '../orders/schemas.ts'

/** Any language, where a price names none. */
export const anyLanguage = '*'
const LanguageOrAny = z.string().trim().min(1).max(16)
const PerMinute = z.int().min(orderLimits.amountMinMinor).max(100_000)

/** What a minute of a recording costs, and what of it goes to who does the work. The most exact price counts. */
export const ProductionPrice = z
  .object({
    service: Service,
    source_language: LanguageOrAny.default(anyLanguage),
    /** The same as the source where work is done in one language. */
    target_language: LanguageOrAny.default(anyLanguage),
    priority: Priority.default('normal'),
    /** In US cents. */
    per_minute_cents: PerMinute,
    payout_per_minute_cents: z.int().min(1).max(100_000),
  })
  .refine((price) => price.payout_per_minute_cents <= price.per_minute_cents, {
    path: ['payout_per_minute_cents'],
    message: 'No more can be paid out than comes in.',
  })
export type ProductionPrice = z.infer<typeof ProductionPrice>
export const ProductionPrices = z.object({ prices: z.array(ProductionPrice).max(2000) })
export type ProductionPrices = z.infer<typeof ProductionPrices>

export const HouseOrdersQuery = z.object({
  /** `paid` orders wait to be taken, `disputed` ones for a decision; on `accepted` ones people work, or nobody does. */
  state: z.enum(['paid', 'disputed', 'accepted']).default('paid'),
  cursor: z.string().min(1).max(64).optional(),
  page_size: z.coerce.number().int().min(1).max(100).default(30),
})
export const HouseOrder = z.object({
  order_id: z.string(),
  workspace_id: z.string(),
  name: z.string(),
  /** What its first recordings are called. */
  recordings: z.array(z.string()),
  state: StateOfOrder,
  total_cents: z.int(),
  items: z.int(),
  minutes: z.number(),
  dispute: z.string().nullable(),
  paid_at: z.string().nullable(),
  accepted_at: z.string().nullable(),
  delivered_at: z.string().nullable(),
})
export type HouseOrder = z.infer<typeof HouseOrder>
export const HouseOrders = z.object({
  orders: z.array(HouseOrder),
  has_more: z.boolean(),
  next_cursor: z.string().nullable(),
})
export type HouseOrders = z.infer<typeof HouseOrders>

export const houseDecisions = ['take', 'decline', 'uphold', 'give_back'] as const
export const HouseDecision = z.object({
  decision: z.enum(houseDecisions),
  /** What the buyer reads beside it. */
  note: z.string().trim().max(orderLimits.reasonMax).default(''),
})
export const HouseOrderPath = z.object({
  production_order: idOf('productionOrder', z.string().min(1).max(64)),
})

const Account = z.object({ account: z.string(), balance_cents: z.int() })
/** What the ledger holds where; all of it together comes to nothing. */
export const ProductionLedger = z.object({ accounts: z.array(Account) })
export type ProductionLedger = z.infer<typeof ProductionLedger>

export const LedgerMovesQuery = z.object({
  cursor: coded('invalid_cursor', z.string().min(1).max(64)).optional(),
  page_size: coded('invalid_page_size', z.coerce.number().int().min(1).max(100)).default(30),
})
/** What an account of the ledger is for. */
export const accountKinds = ['buyer', 'held', 'house', 'provider', 'producer', 'paid-out'] as const
/** A line of the ledger: what went from where to where. */
export const LedgerMove = z.object({
  move_id: z.string(),
  from: z.enum(accountKinds),
  to: z.enum(accountKinds),
  amount_cents: z.int(),
  /** Null where it belongs to none. */
  order_id: z.string().nullable(),
  order_name: z.string().nullable(),
  /** Whose account it is about; null where it is nobody’s. */
  producer_name: z.string().nullable(),
  created_at: z.string(),
})
export type LedgerMove = z.infer<typeof LedgerMove>
export const LedgerMoves = z.object({
  moves: z.array(LedgerMove),
  has_more: z.boolean(),
  next_cursor: z.string().nullable(),
})
export type LedgerMoves = z.infer<typeof LedgerMoves>
