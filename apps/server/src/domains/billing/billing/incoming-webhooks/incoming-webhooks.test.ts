import { ErrorBody } from '@vireo/contracts/kit'
import fc from 'fast-check'
import { Stripe } from 'stripe'
import { describe, expect, test } from 'vitest'
import { startTestServer } from '#test/test-server.ts'
import { createStripeWebhooks } from '#adapters/billing-stripe/stripe-webhooks.ts'
import { BillingFailure, type BillingProvider, type ProviderSnapshot } from '#ports/billing-provider.ts'
import { createManualClock } from '#kernel/clock.ts'
import { transaction } from '#kernel/transaction.ts'
import { openAccount } from '#usage'
import { unixSeconds } from '#kernel/formats/unix-seconds.ts'
import { customerBook } from '../customers/customer-book.ts'
import { noProvider } from '../no-provider.ts'
import { snapshotOf } from '../testing.ts'
import { processWebhook } from './process-webhook.ts'

const secret = 'whsec_of_a_test'
const library = new Stripe('sk_test_x')
const clock = createManualClock(new Date())
const book = customerBook('stripe')

/** How things stand at the provider of each workspace, and how often it was asked. */
const standing = new Map<string, Omit<Parameters<typeof snapshotOf>[0], 'version' | 'workspaceId'>>()
let [isAway, reads] = [false, 0]
const provider: BillingProvider = {
  ...noProvider,
  name: 'stripe',
  readSubscription: async (ctx, { workspaceId }): Promise<ProviderSnapshot | undefined> => {
    reads++
    if (isAway) throw new BillingFailure('unavailable', 'away')
    const version = await book.drawVersion(ctx, workspaceId)
    return snapshotOf({ ...standing.get(workspaceId), workspaceId, version, provider: 'stripe' })
  },
}
const server = await startTestServer({
  clock,
  ports: {
    billing: { standard: 'stripe', find: (name) => (name === 'stripe' ? provider : undefined) },
    billingWebhooks: { stripe: createStripeWebhooks(library, [secret]) },
  },
})
const ctx = server.product.systemContext()
const { pool } = server.database
const owner = await server.signUp()
let count = 0

async function givenCustomer() {
  const [workspaceId, customerRef] = [`ws_hook_${count}`, `cus_${count++}`]
  await pool.query("insert into workspaces (id, name, owner_id, created_at) values ($1, 'w', $2, now())", [
    workspaceId,
    owner.userId,
  ])
  await transaction(ctx, (ctx) => openAccount(ctx, { workspaceId, tier: 'free' }))
  await book.keep(ctx, workspaceId, customerRef)
  return { workspaceId, customerRef }
}

const bodyOf = (id: string, customer: string) =>
  JSON.stringify({
    id,
    object: 'event',
    type: 'customer.subscription.updated',
    data: { object: { object: 'subscription', customer } },
  })

function send(payload: string, signature?: string, to = 'stripe') {
  const timestamp = unixSeconds(clock.now())
  return server.fetch(`/v1/billing/webhooks/${to}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'stripe-signature': signature ?? library.webhooks.generateTestHeaderString({ payload, secret, timestamp }),
    },
    body: payload,
  })
}

const stored = async (id: string) =>
  (
    await pool.query<{ processed_at: Date | null }>('select processed_at from billing_webhooks where event_ref = $1', [
      id,
    ])
  ).rows
const jobsOf = async (id: string) =>
  (await pool.query("select id from jobs where name = 'billing.process-webhook' and payload->>'eventRef' = $1", [id]))
    .rowCount
const tierOf = async (workspaceId: string) =>
  (await pool.query<{ tier: string }>('select tier from subscriptions where workspace_id = $1', [workspaceId])).rows[0]
    ?.tier

describe('POST /v1/billing/webhooks/{provider}', () => {
  test('200 once it is stored; acting on it is a job', async () => {
    const { customerRef } = await givenCustomer()
    const answer = await send(bodyOf('evt_stored', customerRef))
    expect([answer.status, await answer.json()]).toEqual([200, { received: true }])
    expect(await stored('evt_stored')).toEqual([{ processed_at: null }])
    expect(await jobsOf('evt_stored')).toBe(1)
  })

  test('200 for repeats, also many at once, which are kept and queued once', async () => {
    const { customerRef } = await givenCustomer()
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(bodyOf('evt_twice', customerRef))))
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200))
    expect(await stored('evt_twice')).toHaveLength(1)
    expect(await jobsOf('evt_twice')).toBe(1)
  })

  test('400 for what is not signed, signed by somebody else, or was signed long ago; nothing is kept', async () => {
    const { customerRef } = await givenCustomer()
    const payload = bodyOf('evt_forged', customerRef)
    const old = unixSeconds(clock.now()) - 301
    const foreign = { payload, secret: 'whsec_foreign', timestamp: old + 301 }
    for (const signature of [
      '',
      library.webhooks.generateTestHeaderString(foreign),
      library.webhooks.generateTestHeaderString({ payload, secret, timestamp: old }),
    ]) {
      const answer = await send(payload, signature)
      expect([answer.status, ErrorBody.parse(await answer.json()).detail.code]).toEqual([400, 'webhook_refused'])
    }
    expect(await stored('evt_forged')).toEqual([])
  })

  test('404 for a provider that is not set up here, or none at all', async () => {
    for (const name of ['sandbox', 'nobody']) expect((await send('{}', undefined, name)).status).toBe(404)
  })

  test('413 for a body beyond 256 KiB', async () => {
    expect((await send('x'.repeat(256 * 1024 + 1))).status).toBe(413)
  })
})

describe('acting on a webhook', () => {
  test('takes over how things stand, once', async () => {
    const { workspaceId, customerRef } = await givenCustomer()
    standing.set(workspaceId, { tier: 'creator', customerRef })
    await send(bodyOf('evt_act', customerRef))
    await processWebhook(ctx, { provider: 'stripe', eventRef: 'evt_act' })
    expect(await tierOf(workspaceId)).toBe('creator')
    const before = reads
    await processWebhook(ctx, { provider: 'stripe', eventRef: 'evt_act' })
    expect(reads).toBe(before)
  })

  test('fails while the provider is away, and is done when it is back', async () => {
    const { workspaceId, customerRef } = await givenCustomer()
    standing.set(workspaceId, { tier: 'pro', customerRef })
    await send(bodyOf('evt_away', customerRef))
    isAway = true
    await expect(processWebhook(ctx, { provider: 'stripe', eventRef: 'evt_away' })).rejects.toThrow()
    isAway = false
    expect(await stored('evt_away')).toEqual([{ processed_at: null }])
    await processWebhook(ctx, { provider: 'stripe', eventRef: 'evt_away' })
    expect(await tierOf(workspaceId)).toBe('pro')
  })

  test('about a customer nobody knows changes nothing and is done', async () => {
    await send(bodyOf('evt_stranger', 'cus_stranger'))
    await processWebhook(ctx, { provider: 'stripe', eventRef: 'evt_stranger' })
    expect((await stored('evt_stranger'))[0]?.processed_at).not.toBeNull()
  })

  test('in any order, by several at once and in the middle of changes, ends with how things stand', async () => {
    const tiers = ['starter', 'creator', 'pro', 'growing_business', undefined] as const
    await fc.assert(
      fc.asyncProperty(fc.shuffledSubarray([0, 1, 2, 3, 4], { minLength: 5 }), async (order) => {
        const { workspaceId, customerRef } = await givenCustomer()
        const events = tiers.map((_, index) => `evt_${workspaceId}_${index}`)
        for (const [index, tier] of tiers.entries()) {
          standing.set(workspaceId, { ...(tier && { tier }), customerRef })
          await send(bodyOf(events[index] ?? '', customerRef))
          // Somebody is quick with this one, while the next change comes.
          if (index === 2) await processWebhook(ctx, { provider: 'stripe', eventRef: events[index] ?? '' })
        }
        standing.set(workspaceId, { tier: 'pro', customerRef })
        await Promise.all(
          order.map((index) => processWebhook(ctx, { provider: 'stripe', eventRef: events[index] ?? '' })),
        )
        expect(await tierOf(workspaceId)).toBe('pro')
      }),
      { numRuns: 5 },
    )
  })
})
