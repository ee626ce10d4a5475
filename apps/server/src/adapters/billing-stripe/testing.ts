import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'
import type { BillingCustomer, BillingFailure, SoldPlan } from '../../ports/billing-provider.ts'
import type { Context } from '../../kernel/context.ts'
import { createStripeClient } from './stripe-client.ts'
import { createStripeProvider, type StripeCustomers } from './stripe-provider.ts'

export const testSecretKey = 'sk_test_a_key_of_a_test'

type Fields = Readonly<Record<string, unknown>>

/** One request as it came over the wire. */
export type StripeRequest = {
  readonly call: string
  readonly fields: Fields
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
}

type Answer = { readonly status?: number; readonly body: unknown }
/** What is answered to `POST checkout/sessions`; `:id` stands for any id behind the first word. */
export type Handlers = Readonly<Record<string, Handler>>
type Handler = (fields: Fields, id: string) => unknown

/** An answer that is a failure, as Stripe words it. */
export const stripeError = (status: number, error: Fields): Answer => ({ status, body: { error } })

/**
 * A server on a free port that answers what a test tells it to and writes down what it was asked. A call nobody
 * prepared is a 404, so that a request of another shape fails its test.
 */
export async function startStripe(handlers: Handlers) {
  const requests: StripeRequest[] = []
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const url = new URL(request.url ?? '/', 'http://stripe.test')
      const fields = nested(
        request.method === 'GET' ? url.searchParams : new URLSearchParams(Buffer.concat(parts).toString()),
      )
      const call = `${request.method} ${url.pathname.replace('/v1/', '')}`
      requests.push({ call, fields, headers: request.headers })
      const { status = 200, body } = answerTo(handlers, call, fields)
      response.writeHead(status, { 'content-type': 'application/json', 'request-id': 'req_test' })
      response.end(JSON.stringify(body))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const apiUrl = new URL(`http://127.0.0.1:${port}`)
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  onTestFinished(close)
  return {
    requests,
    apiUrl,
    stripe: createStripeClient({ secretKey: testSecretKey, webhookSecrets: [], apiUrl }),
    asked: (call: string) => requests.filter((request) => request.call === call),
    close,
  }
}

function answerTo(handlers: Handlers, call: string, fields: Fields): Answer {
  const exact = handlers[call]
  const [, id = ''] = /^\w+ \w+\/([^/]+)/.exec(call) ?? []
  const handler = exact ?? handlers[call.replace(/^(\w+ \w+)\/[^/]+/, '$1/:id')]
  if (!handler) return stripeError(404, { type: 'invalid_request_error', message: `nobody prepared ${call}` })
  const answer = handler(fields, id)
  return isAnswer(answer) ? answer : { body: answer }
}

const isAnswer = (value: unknown): value is Answer => typeof value === 'object' && value !== null && 'body' in value

/** `items[0][price]=x` as the object it stands for. */
function nested(query: URLSearchParams): Fields {
  const root: Record<string, unknown> = {}
  for (const [name, value] of query) {
    const path = name.replaceAll(']', '').split('[')
    let at: Record<string, unknown> = root
    for (const key of path.slice(0, -1)) at = (at[key] ??= {}) as Record<string, unknown>
    at[path.at(-1) ?? ''] = value
  }
  return root
}

export const listOf = (...data: readonly unknown[]) => ({ object: 'list', data, has_more: false, url: '/' })

const day = 86_400
export const periodStart = 1_767_225_600
export const periodEnd = periodStart + 31 * day

/** A price of the Creator plan. */
export const creatorPrice = {
  id: 'price_creator',
  object: 'price',
  currency: 'usd',
  unit_amount: 2200,
  recurring: { interval: 'month' },
  metadata: { tier: 'creator', plan_version: '1', display_name: 'Creator' },
}

export const card = {
  id: 'pm_1',
  object: 'payment_method',
  card: { brand: 'visa', last4: '4242', exp_month: 12, exp_year: 2030 },
}

export const givenSubscription = (fields: Fields = {}) => ({
  id: 'sub_1',
  object: 'subscription',
  status: 'active',
  created: periodStart,
  automatic_tax: { enabled: false },
  currency: 'usd',
  customer: 'cus_1',
  cancel_at: null,
  cancel_at_period_end: false,
  cancellation_details: null,
  default_payment_method: card,
  discounts: [],
  schedule: null,
  metadata: {},
  items: listOf({
    id: 'si_1',
    object: 'subscription_item',
    current_period_start: periodStart,
    current_period_end: periodEnd,
    price: creatorPrice,
  }),
  ...fields,
})

export const givenInvoice = (fields: Fields = {}) => ({
  id: 'in_1',
  object: 'invoice',
  number: 'A-1',
  status: 'open',
  attempted: true,
  currency: 'usd',
  created: periodStart,
  subtotal: 2200,
  total: 2200,
  amount_due: 2200,
  amount_paid: 0,
  total_discount_amounts: [],
  total_taxes: [],
  next_payment_attempt: periodStart + 3 * day,
  period_start: periodStart,
  period_end: periodEnd,
  hosted_invoice_url: 'https://invoice.example/1',
  invoice_pdf: 'https://invoice.example/1.pdf',
  lines: listOf({ id: 'il_1', description: 'Creator', amount: 2200 }),
  ...fields,
})

export const now = new Date('2026-01-02T00:00:00Z')
export const ctx = { now: () => now } as Context
export const customer: BillingCustomer = {
  workspaceId: 'ws_1',
  email: 'admin@example.test',
  customerRef: 'cus_1',
  subscriptionRef: null,
}
export const nobodyYet = { ...customer, customerRef: null }
export const pro: SoldPlan = {
  tier: 'pro',
  planVersion: 1,
  displayName: 'Pro',
  billingPeriod: 'monthly_period',
  currency: 'usd',
  amountMinor: 9900,
}
export const spring = { code: 'SPRING', percentOff: 20, amountOffMinor: null, currency: null, durationInMonths: 3 }
export const key = { idempotencyKey: 'key-1' }

/** A workspace with one subscription. */
export const reading = (subscription: unknown = givenSubscription()): Handlers => ({
  'GET subscriptions': () => listOf(subscription),
  'GET invoices': () => listOf(),
  'GET customers/:id': () => ({ id: 'cus_1', object: 'customer', invoice_settings: { default_payment_method: null } }),
  'POST invoices/create_preview': () => givenInvoice({ id: 'upcoming_in_1', status: 'draft', attempted: false }),
})
/** Products, prices and coupons that are made when they are asked for. */
export const selling: Handlers = {
  'GET prices': () => listOf(),
  'POST products': () => ({ id: 'prod' }),
  'POST prices': () => ({ ...creatorPrice, id: 'price_pro' }),
  'POST coupons': (fields) => ({ ...fields, object: 'coupon' }),
}

/** The provider over such a server. */
export async function givenStripe(handlers: Handlers, isTaxed = false) {
  const server = await startStripe(handlers)
  const refs = new Map<string, string>()
  let version = 0
  const customers: StripeCustomers = {
    find: async (_ctx, workspaceId) => refs.get(workspaceId),
    keep: async (_ctx, workspaceId, ref) => refs.set(workspaceId, refs.get(workspaceId) ?? ref).get(workspaceId) ?? ref,
    drawVersion: async () => ++version,
  }
  return { ...server, provider: createStripeProvider(server.stripe, customers, isTaxed) }
}

export const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    ({ kind, message }: BillingFailure) => ({ kind, message }),
  )
