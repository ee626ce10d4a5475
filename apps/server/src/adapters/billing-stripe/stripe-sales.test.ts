import { describe, expect, test } from 'vitest'
import type { Context } from '../../kernel/context.ts'
import { createStripePayouts } from './stripe-payouts.ts'
import { createStripeSales } from './stripe-sales.ts'
import { listOf, startStripe, type Handlers } from './testing.ts'

const ctx = { now: () => new Date('2026-01-02T00:00:00Z') } as Context
const sale = {
  saleId: 'sale_1',
  workspaceId: 'ws_1',
  email: 'buyer@example.test',
  description: 'Two gardens',
  amountMinor: 1000,
  currency: 'eur',
  successUrl: 'https://v.test/library/work_1?key=k',
  cancelUrl: 'https://v.test/library/work_1',
  expiresAt: new Date('2026-01-02T01:00:00Z'),
} as const

async function given(handlers: Handlers) {
  const server = await startStripe(handlers)
  return { ...server, sales: createStripeSales(server.stripe), payouts: createStripePayouts(server.stripe) }
}

const charge = (fields: object = {}) => ({
  id: 'ch_1',
  object: 'charge',
  amount_captured: 1000,
  amount_refunded: 0,
  disputed: false,
  balance_transaction: { id: 'txn_1', object: 'balance_transaction', fee: 40, exchange_rate: null },
  ...fields,
})
const session = (fields: object = {}, latest: unknown = charge()) => ({
  id: 'cs_1',
  object: 'checkout.session',
  status: 'complete',
  payment_status: 'paid',
  payment_intent: { id: 'pi_1', object: 'payment_intent', latest_charge: latest },
  ...fields,
})

test('a sale is paid on one page, by whatever it is asked for, in the currency of its price', async () => {
  const { sales, asked } = await given({
    'POST checkout/sessions': () => ({ id: 'cs_1', url: 'https://checkout.example/cs_1' }),
  })
  expect(await sales.createPage(ctx, sale)).toEqual({ ref: 'cs_1', url: 'https://checkout.example/cs_1' })
  const [request] = asked('POST checkout/sessions')
  expect(request?.fields).toEqual({
    mode: 'payment',
    client_reference_id: 'sale_1',
    customer_email: 'buyer@example.test',
    line_items: {
      0: { quantity: '1', price_data: { currency: 'eur', unit_amount: '1000', product_data: { name: 'Two gardens' } } },
    },
    adaptive_pricing: { enabled: 'false' },
    metadata: { sale: 'sale_1' },
    payment_intent_data: { metadata: { sale: 'sale_1' } },
    success_url: sale.successUrl,
    cancel_url: sale.cancelUrl,
    expires_at: '1767315600',
  })
  expect(request?.headers['idempotency-key']).toBe('vireo-sale-sale_1')
})

describe('how things stand with a sale', () => {
  const dispute = (fields: object) => ({
    id: 'dp_1',
    object: 'dispute',
    amount: 1000,
    balance_transactions: [],
    ...fields,
  })
  const disputed = session({}, charge({ disputed: true }))
  const paid = { state: 'paid', paymentRef: 'pi_1', paidMinor: 1000, refundedMinor: 0, disputedMinor: 0, feeMinor: 40 }
  const unpaid = { state: 'open', paymentRef: null, paidMinor: 0, refundedMinor: 0, disputedMinor: 0, feeMinor: 0 }
  test.each([
    ['not paid', session({ status: 'open', payment_status: 'unpaid', payment_intent: null }), [], unpaid],
    [
      'over',
      session({ status: 'expired', payment_status: 'unpaid', payment_intent: null }),
      [],
      { ...unpaid, state: 'closed' },
    ],
    ['on its way', session({ payment_status: 'unpaid' }, null), [], { ...unpaid, paymentRef: 'pi_1' }],
    [
      'failed on its way',
      session({
        payment_status: 'unpaid',
        payment_intent: { id: 'pi_1', object: 'payment_intent', status: 'requires_payment_method' },
      }),
      [],
      { ...unpaid, paymentRef: 'pi_1', state: 'closed' },
    ],
    [
      'canceled on its way',
      session({
        payment_status: 'unpaid',
        payment_intent: { id: 'pi_1', object: 'payment_intent', status: 'canceled' },
      }),
      [],
      { ...unpaid, paymentRef: 'pi_1', state: 'closed' },
    ],
    [
      'declined on an open page',
      session({
        status: 'open',
        payment_status: 'unpaid',
        payment_intent: { id: 'pi_1', object: 'payment_intent', status: 'requires_payment_method' },
      }),
      [],
      { ...unpaid, paymentRef: 'pi_1' },
    ],
    ['paid', session(), [], paid],
    ['refunded in part', session({}, charge({ amount_refunded: 300 })), [], { ...paid, refundedMinor: 300 }],
    [
      'with a fee in another currency',
      session({}, charge({ balance_transaction: { object: 'balance_transaction', fee: 44, exchange_rate: 1.1 } })),
      [],
      paid,
    ],
    [
      'with a fee that is not known yet',
      session({}, charge({ balance_transaction: null })),
      [],
      { ...paid, feeMinor: 0 },
    ],
    ['taken back', disputed, [dispute({ status: 'needs_response' })], { ...paid, disputedMinor: 1000 }],
    [
      'lost',
      disputed,
      [
        dispute({
          status: 'lost',
          balance_transactions: [{ object: 'balance_transaction', fee: 1500, exchange_rate: null }],
        }),
      ],
      { ...paid, disputedMinor: 1000, feeMinor: 1540 },
    ],
    ['won', disputed, [dispute({ status: 'won' })], paid],
    ['only asked about', disputed, [dispute({ status: 'warning_needs_response' })], paid],
  ])('%s', async (_case, answer, disputes, standing) => {
    const { sales } = await given({
      'GET checkout/sessions/cs_1': () => answer,
      'GET disputes': () => listOf(...disputes),
    })
    expect(await sales.readSale(ctx, 'cs_1')).toEqual(standing)
  })
})

test('what was paid goes back once, and what was not paid is not given back', async () => {
  let answer = session()
  const { sales, asked } = await given({
    'GET checkout/sessions/cs_1': () => answer,
    'POST refunds': () => ({ id: 're_1', object: 'refund' }),
  })
  await sales.refund(ctx, 'cs_1')
  answer = session({}, charge({ amount_refunded: 1000 }))
  await sales.refund(ctx, 'cs_1')
  const requests = asked('POST refunds')
  expect(requests.map(({ fields }) => fields)).toEqual([{ payment_intent: 'pi_1' }])
  expect(requests[0]?.headers['idempotency-key']).toBe('vireo-refund-cs_1-0')
})

test('what goes back in part is what is missing of it, once', async () => {
  let answer = session({}, charge({ amount_refunded: 100 }))
  const { sales, asked } = await given({
    'GET checkout/sessions/cs_1': () => answer,
    'POST refunds': () => ({ id: 're_1', object: 'refund' }),
  })
  await sales.refund(ctx, 'cs_1', 300)
  answer = session({}, charge({ amount_refunded: 300 }))
  await sales.refund(ctx, 'cs_1', 300)
  const requests = asked('POST refunds')
  expect(requests.map(({ fields }) => fields)).toEqual([{ payment_intent: 'pi_1', amount: '200' }])
  expect(requests[0]?.headers['idempotency-key']).toBe('vireo-refund-cs_1-100-of-300')
})

test('a page that nobody paid is closed; one that is over stays as it is', async () => {
  let status = 'open'
  const { sales, asked } = await given({
    'GET checkout/sessions/cs_1': () => session({ status }),
    'POST checkout/sessions/cs_1/expire': () => session({ status: 'expired' }),
  })
  await sales.closePage(ctx, 'cs_1')
  status = 'complete'
  await sales.closePage(ctx, 'cs_1')
  expect(asked('POST checkout/sessions/cs_1/expire')).toHaveLength(1)
})

test('money is handed over once, also days later', async () => {
  const made: unknown[] = []
  const { payouts, asked } = await given({
    'GET transfers': () => listOf(...made),
    'POST transfers': (fields) => {
      made.push({ id: 'tr_1', object: 'transfer', ...fields })
      return made[0]
    },
  })
  const money = { transferId: 'transfer_1', amountMinor: 870, currency: 'eur' } as const
  await payouts.transfer(ctx, 'acct_1', money)
  await payouts.transfer(ctx, 'acct_1', money)
  expect(asked('POST transfers').map(({ fields }) => fields)).toEqual([
    { amount: '870', currency: 'eur', destination: 'acct_1', transfer_group: 'transfer_1' },
  ])
})
