import { Stripe } from 'stripe'
import { describe, expect, test } from 'vitest'
import { WebhookRefused } from '../../ports/billing-webhooks.ts'
import type { Context } from '../../kernel/context.ts'
import { createStripeWebhooks } from './stripe-webhooks.ts'
import { givenInvoice, givenSubscription, listOf, startStripe, stripeError } from './testing.ts'

const at = new Date('2026-01-02T00:00:00Z')
const contextAt = (now: Date) => ({ now: () => now }) as Context
const [secret, ofConnected] = ['whsec_own', 'whsec_connected']
const library = new Stripe('sk_test_x')
const reader = createStripeWebhooks(library, [secret, ofConnected])

const event = (type: string, object: object, more: object = {}) =>
  JSON.stringify({ id: 'evt_1', object: 'event', type, data: { object }, ...more })
const signed = (payload: string, by = secret) =>
  library.webhooks.generateTestHeaderString({ payload, secret: by, timestamp: at.getTime() / 1000 })
const read = (payload: string, signature: string | undefined, now = at) =>
  reader.read(contextAt(now), {
    body: Buffer.from(payload),
    header: (name) => (name === 'stripe-signature' ? signature : undefined),
  })

describe('an event', () => {
  test.each([
    [
      'customer.subscription.updated',
      { object: 'subscription', id: 'sub_1', customer: 'cus_1' },
      {},
      'cus_1',
      null,
      {},
    ],
    ['customer.updated', { object: 'customer', id: 'cus_2' }, {}, 'cus_2', null, {}],
    ['invoice.paid', { object: 'invoice', customer: { id: 'cus_3' } }, {}, 'cus_3', null, {}],
    ['product.created', { object: 'product', id: 'prod' }, {}, null, null, {}],
    ['payout.paid', { object: 'payout', customer: 'cus_of_theirs' }, { account: 'acct_1' }, null, 'acct_1', {}],
    [
      'checkout.session.completed',
      { object: 'checkout.session', mode: 'setup', customer: 'cus_1', setup_intent: 'seti_1' },
      {},
      'cus_1',
      null,
      { setup_intent: 'seti_1' },
    ],
    [
      'checkout.session.completed',
      { object: 'checkout.session', mode: 'subscription', customer: 'cus_1' },
      {},
      'cus_1',
      null,
      {},
    ],
    [
      'checkout.session.completed',
      {
        object: 'checkout.session',
        mode: 'payment',
        customer: null,
        payment_intent: 'pi_1',
        metadata: { sale: 'sale_1' },
      },
      {},
      null,
      null,
      { sale: 'sale_1' },
    ],
    ['charge.dispute.created', { object: 'dispute', payment_intent: 'pi_1' }, {}, null, null, { payment: 'pi_1' }],
  ])('%s of %j tells whom it concerns', async (type, object, more, customerRef, accountRef, details) => {
    const payload = event(type, object, more)
    expect(await read(payload, signed(payload))).toEqual({
      eventRef: 'evt_1',
      kind: type,
      workspaceId: null,
      customerRef,
      accountRef,
      details,
    })
  })

  test('counts with the signature of any endpoint that was set up', async () => {
    const payload = event('payout.paid', {}, { account: 'acct_1' })
    expect(await read(payload, signed(payload, ofConnected))).toMatchObject({ accountRef: 'acct_1' })
  })

  test('is refused without a signature, with a foreign one, when changed, and when it is no JSON', async () => {
    const payload = event('invoice.paid', { customer: 'cus_1' })
    const faults = [
      read(payload, undefined),
      read(payload, 'nonsense'),
      read(payload, signed(payload, 'whsec_foreign')),
      read(payload.replace('cus_1', 'cus_2'), signed(payload)),
      read('no json', signed('no json')),
    ]
    for (const fault of faults) await expect(fault).rejects.toThrow(WebhookRefused)
  })

  test('is refused once its signature is older than five minutes', async () => {
    const payload = event('invoice.paid', { customer: 'cus_1' })
    const after = (seconds: number) => new Date(at.getTime() + seconds * 1000)
    await expect(read(payload, signed(payload), after(300))).resolves.toMatchObject({ eventRef: 'evt_1' })
    await expect(read(payload, signed(payload), after(301))).rejects.toThrow(WebhookRefused)
  })
})

test('a card that was left is used from now on, also for what is owed, and may be declined there', async () => {
  const server = await startStripe({
    'GET setup_intents/:id': () => ({ id: 'seti_1', payment_method: 'pm_new' }),
    'POST customers/:id': () => ({ id: 'cus_1' }),
    'GET subscriptions': () => listOf(givenSubscription()),
    'POST subscriptions/:id': () => givenSubscription(),
    'GET invoices': () => listOf(givenInvoice({ id: 'in_1' }), givenInvoice({ id: 'in_2' })),
    'POST invoices/in_1/pay': () => stripeError(402, { type: 'card_error', code: 'card_declined', message: 'No.' }),
    'POST invoices/in_2/pay': () => givenInvoice({ id: 'in_2', status: 'paid' }),
  })
  await createStripeWebhooks(server.stripe, [secret]).settle?.(contextAt(at), {
    eventRef: 'evt_1',
    kind: 'checkout.session.completed',
    workspaceId: null,
    customerRef: 'cus_1',
    accountRef: null,
    details: { setup_intent: 'seti_1' },
  })
  expect(server.asked('POST customers/cus_1')[0]?.fields).toEqual({
    invoice_settings: { default_payment_method: 'pm_new' },
  })
  expect(server.asked('POST subscriptions/sub_1')[0]?.fields).toEqual({ default_payment_method: 'pm_new' })
  expect(server.asked('POST invoices/in_2/pay')).toHaveLength(1)
})
