import { z } from 'zod'
import { ProducerPath } from './people-schemas.ts'

const Mean = z.number().nullable()
const counted = z.int().min(0)

/** How somebody works. */
export const ProducerStats = z.object({
  tasks: z.object({ active: counted, in_review: counted, approved: counted, given_up: counted, expired: counted }),
  /** Of recordings that were worked on and approved. */
  minutes_approved: z.number(),
  /** Approved without changes, of a hundred that were approved; null before the first. */
  first_time_percent: z.number().nullable(),
  reviews: counted,
  /** 20…100, of all reviews; null before the first. */
  score: Mean,
  /** Means of 1…5 of reviews that were decided. */
  scores: z.object({ meaning: Mean, timing: Mean, spelling: Mean, style: Mean }),
  earned_cents: z.int(),
})
export type ProducerStats = z.infer<typeof ProducerStats>

export const StatementPath = ProducerPath.extend({ month: z.string().regex(/^20\d\d-(?:0[1-9]|1[0-2])$/u) })
/** What somebody earned in a month of UTC, and what they were paid. */
export const ProducerStatement = z.object({
  month: z.string(),
  name: z.string(),
  currency: z.literal('usd'),
  opening_cents: z.int(),
  earned_cents: z.int(),
  paid_out_cents: z.int(),
  closing_cents: z.int(),
  /** The first thousand of them. */
  entries: z.array(
    z.object({
      entry_id: z.string(),
      kind: z.enum(['earned', 'payout', 'payout_returned']),
      amount_cents: z.int(),
      created_at: z.string(),
    }),
  ),
  has_more: z.boolean(),
})
export type ProducerStatement = z.infer<typeof ProducerStatement>

/** What an order cost and how it was paid, for the books of who ordered. */
export const OrderInvoice = z.object({
  invoice_number: z.string(),
  order_id: z.string(),
  order_name: z.string(),
  issued_at: z.string(),
  customer: z.string(),
  currency: z.literal('usd'),
  lines: z.array(
    z.object({
      service: z.string(),
      source_language: z.string(),
      target_language: z.string(),
      recording: z.string().nullable(),
      minutes: z.number(),
      amount_cents: z.int(),
    }),
  ),
  /** Tax that was added to the lines; nothing is where the instance adds none. */
  tax_cents: z.int(),
  total_cents: z.int(),
  refunded_cents: z.int(),
})
export type OrderInvoice = z.infer<typeof OrderInvoice>
