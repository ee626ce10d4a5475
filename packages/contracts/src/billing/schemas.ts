import { z } from 'zod'
import { Currency, Tier } from '../users/index.ts'
import { Promocode } from './promo.ts'

export const PaidPeriod = z.enum(['monthly_period', 'annual_period'])
export type PaidPeriod = z.infer<typeof PaidPeriod>

/** Absent, null and empty are all “none”: clients send what they have stored. */
export const PromocodeOrNone = z.union([z.literal('').transform(() => null), Promocode]).nullish()

/** Where the browser comes back to: a path of the product. */
const Returning = z.object({ relative_redirect_path: z.string().max(2000).optional() })

export const CheckoutRequest = Returning.extend({
  subscription_type: Tier,
  billing_period: PaidPeriod,
  currency: Currency.default('usd'),
  promocode: PromocodeOrNone,
  /** Without the offer for the first month. */
  no_default_promocode: z.boolean().default(false),
})
export type CheckoutRequest = z.infer<typeof CheckoutRequest>

export const SessionRequest = Returning
export type SessionRequest = z.infer<typeof SessionRequest>

export const SubscriptionChange = z.object({
  subscription_type: Tier,
  billing_period: PaidPeriod,
  /** Stays what it is when absent; nobody changes currency in the middle of a subscription. */
  currency: Currency.optional(),
  promocode: PromocodeOrNone,
})
export type SubscriptionChange = z.infer<typeof SubscriptionChange>

export const SubscriptionUpgrade = z.object({
  subscription_type: Tier,
  billing_period: PaidPeriod,
  idempotency_key: z.string().min(1).max(255),
  promocode: PromocodeOrNone,
})
export type SubscriptionUpgrade = z.infer<typeof SubscriptionUpgrade>

export const DiscountRequest = z.object({ discount_code: Promocode })

export const HostedPage = z.object({ url: z.string() })

/** An invoice that was written. Amounts are integers in the minor unit. */
export const BillingInvoice = z.object({
  invoice_id: z.string(),
  number: z.string().nullable(),
  status: z.enum(['open', 'paid', 'void', 'uncollectible']),
  currency: Currency,
  subtotal_cents: z.number().int(),
  tax_cents: z.number().int(),
  amount_due_cents: z.number().int(),
  amount_paid_cents: z.number().int(),
  created_at_unix: z.number().int(),
  period_start_unix: z.number().int().nullable(),
  period_end_unix: z.number().int().nullable(),
  hosted_url: z.string().nullable(),
  pdf_url: z.string().nullable(),
  lines: z.array(z.object({ description: z.string(), amount_cents: z.number().int() })),
})
export type BillingInvoice = z.infer<typeof BillingInvoice>

export const ListInvoices = z.object({
  page_size: z.coerce.number().int().min(1).max(100).default(20),
  cursor: z.string().max(200).optional(),
})

export const BillingInvoices = z.object({
  invoices: z.array(BillingInvoice),
  has_more: z.boolean(),
  next_cursor: z.string().nullable(),
})
export type BillingInvoices = z.infer<typeof BillingInvoices>
