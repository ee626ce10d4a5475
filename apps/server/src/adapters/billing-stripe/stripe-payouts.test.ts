import { describe, expect, test } from 'vitest'
import type { Context } from '../../kernel/context.ts'
import { createStripePayouts } from './stripe-payouts.ts'
import { failureOf, listOf, startStripe, stripeError } from './testing.ts'

const ctx = { now: () => new Date() } as Context
const link = { returnUrl: 'https://v.test/app/payouts', refreshUrl: 'https://v.test/app/payouts' }

async function given(handlers: Parameters<typeof startStripe>[0]) {
  const server = await startStripe(handlers)
  return { ...server, payouts: createStripePayouts(server.stripe) }
}

describe('an account', () => {
  test('is opened for the workspace, the same one however often it is asked for', async () => {
    const { payouts, asked } = await given({ 'POST accounts': () => ({ id: 'acct_1' }) })
    expect(await payouts.createAccount(ctx, { workspaceId: 'ws_1', email: 'a@example.test' })).toBe('acct_1')
    const [request] = asked('POST accounts')
    expect(request?.fields).toEqual({ type: 'express', email: 'a@example.test', metadata: { workspace_id: 'ws_1' } })
    expect(request?.headers['idempotency-key']).toBe('vireo-connect-ws_1')
  })

  test('is set up on one page and changed on another', async () => {
    let isSubmitted = false
    const { payouts, asked } = await given({
      'GET accounts/:id': () => ({ id: 'acct_1', details_submitted: isSubmitted }),
      'POST account_links': () => ({ url: 'https://connect.example/setup' }),
      'POST accounts/acct_1/login_links': () => ({ url: 'https://connect.example/login' }),
    })
    expect(await payouts.createLink(ctx, 'acct_1', link)).toEqual({ url: 'https://connect.example/setup' })
    expect(asked('POST account_links')[0]?.fields).toEqual({
      account: 'acct_1',
      type: 'account_onboarding',
      return_url: link.returnUrl,
      refresh_url: link.refreshUrl,
    })
    isSubmitted = true
    expect(await payouts.createLink(ctx, 'acct_1', link)).toEqual({ url: 'https://connect.example/login' })
  })

  test('says whether it can be paid to, and what is still asked for', async () => {
    const requirements = { currently_due: ['external_account', 'tos_acceptance.date'] }
    const { payouts } = await given({
      'GET accounts/:id': () => ({ id: 'acct_1', details_submitted: true, payouts_enabled: false, requirements }),
    })
    expect(await payouts.readAccount(ctx, 'acct_1')).toEqual({
      detailsSubmitted: true,
      payoutsEnabled: false,
      requirementsDue: 2,
    })
  })
})

test('payouts are those of the connected account, a page at a time', async () => {
  const payout = { id: 'po_1', amount: 12_345, currency: 'eur', status: 'in_transit', created: 100, arrival_date: 200 }
  const { payouts, asked } = await given({ 'GET payouts': () => ({ ...listOf(payout), has_more: true }) })
  expect(await payouts.listPayouts(ctx, 'acct_1', { limit: 1, cursor: 'po_9' })).toEqual({
    payouts: [
      {
        ref: 'po_1',
        amountMinor: 12_345,
        currency: 'eur',
        status: 'in_transit',
        createdAt: new Date(100_000),
        arrivesAt: new Date(200_000),
      },
    ],
    nextCursor: 'po_1',
  })
  const [request] = asked('GET payouts')
  expect(request?.fields).toEqual({ limit: '1', starting_after: 'po_9' })
  expect(request?.headers['stripe-account']).toBe('acct_1')
})

const invalid = { type: 'invalid_request_error', message: 'no' }
const money = { transferId: 'tr_1', amountMinor: 100, currency: 'usd' } as const

test.each([
  [
    'an account that is not known',
    400,
    { ...invalid, code: 'resource_missing', param: 'destination' },
    'not_supported',
  ],
  [
    'an account that cannot be paid to',
    400,
    { ...invalid, code: 'insufficient_capabilities_for_transfer' },
    'not_supported',
  ],
  ['an account that was closed', 403, { ...invalid, code: 'account_invalid' }, 'not_supported'],
  ['too little of its own', 400, { ...invalid, code: 'balance_insufficient' }, 'not_supported'],
  ['another request with this key', 409, { ...invalid, code: 'idempotency_key_in_use' }, 'unavailable'],
  ['the same, as it was said once', 400, { ...invalid, code: 'idempotency_key_in_use' }, undefined],
  ['another amount under this key', 400, { type: 'idempotency_error', message: 'no' }, undefined],
  ['too many requests', 429, { ...invalid, code: 'rate_limit' }, 'unavailable'],
  ['an object that is locked', 429, { ...invalid, code: 'lock_timeout' }, 'unavailable'],
  ['a key that was withdrawn', 401, invalid, 'unavailable'],
  ['a key that may not', 403, invalid, 'unavailable'],
  ['a fault of its own', 500, { type: 'api_error', message: 'no' }, 'unavailable'],
])(
  'a transfer is refused for good, or was perhaps made, where Stripe tells of %s',
  async (_told, status, error, kind) => {
    const { payouts } = await given({
      'GET transfers': () => listOf(),
      'POST transfers': () => stripeError(status, error),
    })
    expect((await failureOf(payouts.transfer(ctx, 'acct_1', money)))?.kind).toBe(kind)
  },
)

test('a transfer that cannot be looked up is refused by nobody', async () => {
  const { payouts, asked } = await given({ 'GET transfers': () => stripeError(400, invalid) })
  await expect(payouts.transfer(ctx, 'acct_1', money)).rejects.not.toHaveProperty('kind')
  expect(asked('POST transfers')).toEqual([])
})
