import { z } from 'zod'
import { defineEndpoint } from '../kit/index.ts'
import { Currency } from '../users/index.ts'

/** Unguessable: whoever has it may act on the page. */
const SessionPath = z.object({ page_id: z.string().min(1).max(64) })

const Card = z.object({ brand: z.string(), last4: z.string(), exp_month: z.int(), exp_year: z.int() })

const Line = z.object({ description: z.string(), amount_cents: z.int() })

/** An invoice as its page shows it. Amounts are integers in the minor unit. */
export const SandboxInvoice = z.object({
  number: z.string(),
  status: z.enum(['open', 'paid', 'void', 'uncollectible']),
  customer_email: z.string(),
  currency: Currency,
  lines: z.array(Line),
  subtotal_cents: z.int(),
  discount_cents: z.int(),
  discount_percent_off: z.number().nullable(),
  amount_due_cents: z.int(),
  amount_paid_cents: z.int(),
  created_at_unix: z.int(),
  paid_at_unix: z.int().nullable(),
  period_start_unix: z.int().nullable(),
  period_end_unix: z.int().nullable(),
  url: z.string(),
})
export type SandboxInvoice = z.infer<typeof SandboxInvoice>

/** A hosted page of the provider of test money. */
export const SandboxSession = z.object({
  kind: z.enum(['checkout', 'card', 'portal', 'challenge', 'sale']),
  state: z.enum(['open', 'done', 'expired']),
  customer_email: z.string(),
  /** Where the browser goes when the person leaves, or is done. */
  back_url: z.string(),
  card: Card.nullable(),
  checkout: z
    .object({
      plan_name: z.string(),
      billing_period: z.enum(['monthly_period', 'annual_period']),
      currency: Currency,
      price_cents: z.int(),
      discount_cents: z.int(),
      /** What an earlier subscription left unpaid; asked for as well. */
      owed_cents: z.int(),
      due_now_cents: z.int(),
      next_payment_cents: z.int(),
      next_payment_at_unix: z.int(),
    })
    .nullable(),
  /** What somebody sells, and is paid once. */
  sale: z.object({ title: z.string(), amount_cents: z.int(), currency: Currency }).nullable(),
  challenge: z.object({ amount_cents: z.int().nullable(), currency: Currency.nullable() }).nullable(),
  invoices: z.array(SandboxInvoice),
})
export type SandboxSession = z.infer<typeof SandboxSession>

/** Read once and thrown away: only brand, last four digits and expiry are kept. */
export const SandboxCard = z.object({
  number: z.string().min(12).max(30),
  exp_month: z.int().min(1).max(12),
  exp_year: z.int().min(2000).max(2100),
  cvc: z.string().regex(/^\d{3,4}$/),
})
export type SandboxCard = z.infer<typeof SandboxCard>

/** Where the browser goes next: back to the product, or to a page where the bank asks. */
export const SandboxOutcome = z.object({ url: z.string() })
export type SandboxOutcome = z.infer<typeof SandboxOutcome>

const refusals = [
  'sandbox_page_not_found',
  'sandbox_page_expired',
  'payment_failed',
  'no_payment_method',
  'no_subscription',
  'nothing_scheduled',
  'coupon_invalid',
  'billing_not_available',
  'billing_unavailable',
] as const

export const sandboxEndpoints = {
  getSandboxSession: defineEndpoint({
    id: 'billing.getSandboxSession',
    method: 'GET',
    path: '/v1/billing/sandbox/sessions/:page_id',
    summary: 'Read a hosted page of the provider of test money',
    access: 'public',
    params: SessionPath,
    success: { status: 200, schema: SandboxSession },
    errors: ['sandbox_page_not_found', 'billing_unavailable'],
  }),
  submitSandboxCard: defineEndpoint({
    id: 'billing.submitSandboxCard',
    method: 'POST',
    path: '/v1/billing/sandbox/sessions/:page_id/card',
    summary: 'Pay a checkout with a test card, or keep another test card',
    access: 'public',
    params: SessionPath,
    body: SandboxCard,
    success: { status: 200, schema: SandboxOutcome },
    errors: [...refusals, 'not_a_test_card'],
  }),
  answerSandboxChallenge: defineEndpoint({
    id: 'billing.answerSandboxChallenge',
    method: 'POST',
    path: '/v1/billing/sandbox/sessions/:page_id/answer',
    summary: 'Answer what the test bank asks',
    access: 'public',
    params: SessionPath,
    body: z.object({ agreed: z.boolean() }),
    success: { status: 200, schema: SandboxOutcome },
    errors: refusals,
  }),
  paySandboxInvoice: defineEndpoint({
    id: 'billing.paySandboxInvoice',
    method: 'POST',
    path: '/v1/billing/sandbox/sessions/:page_id/invoices/:number/payment',
    summary: 'Pay an open invoice with the test card on file',
    access: 'public',
    params: SessionPath.extend({ number: z.string().min(1).max(20) }),
    success: { status: 200, schema: SandboxOutcome },
    errors: refusals,
  }),
  getSandboxInvoice: defineEndpoint({
    id: 'billing.getSandboxInvoice',
    method: 'GET',
    path: '/v1/billing/sandbox/invoices/:invoice_id',
    summary: 'Read an invoice, or the receipt it became',
    access: 'public',
    params: z.object({ invoice_id: z.string().min(1).max(200) }),
    success: { status: 200, schema: SandboxInvoice },
    errors: ['sandbox_page_not_found'],
  }),
} as const
