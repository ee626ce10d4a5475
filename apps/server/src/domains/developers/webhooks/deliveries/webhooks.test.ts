import { createHmac } from 'node:crypto'
import { webhooksEndpoints } from '@vireo/contracts/webhooks'
import { expect, test } from 'vitest'
import { dispatchOutbox } from '#jobs/dispatch-outbox.ts'
import { transaction } from '#kernel/transaction.ts'
import { jsonPost } from '#identity/testing.ts'
import { makeVoice } from '#voices/testing.ts'
import { webhookSubscriptions } from '../subscriptions.ts'
import { webhookTests, type Received } from './webhooks.testing.ts'

const on = await webhookTests()
const { hourMs, received, receiver, auth, givenWebhook, somethingHappens, deliver, deliveriesOf, find, remove } = on

test('an event arrives once, signed with the secret that was shown once, in the documented shape', async () => {
  const { webhook_id: id, webhook_secret: secret } = await givenWebhook({ request_headers: { 'X-Team': 'blue' } })
  await somethingHappens('hist_1')
  await deliver()
  expect(received).toHaveLength(1)
  const [got] = received
  const [, t, v0] = /^t=(\d+),v0=([0-9a-f]{64})$/.exec(String(got?.headers['elevenlabs-signature'])) ?? []
  expect(Number(t)).toBe(Math.floor(on.nowMs / 1000))
  expect(v0).toBe(
    createHmac('sha256', secret ?? '')
      .update(`${t}.${got?.body}`)
      .digest('hex'),
  )
  expect(JSON.parse(got?.body ?? '')).toEqual({
    type: 'history_item_deleted',
    event_id: got?.headers['vireo-event-id'],
    event_version: 1,
    event_timestamp: Math.floor(on.nowMs / 1000),
    data: { history_item_id: 'hist_1', user_id: on.owner.userId },
  })
  expect(got?.headers).toMatchObject({ 'x-team': 'blue', 'content-type': 'application/json' })
  const { deliveries } = await deliveriesOf(id)
  expect(deliveries).toMatchObject([{ state: 'delivered', attempt_count: 1, last_status: 200 }])
  expect(JSON.stringify(await find(id))).not.toContain(secret)
  await remove(id)
})

test('an event that the outbox tells twice is delivered once; a webhook hears only what it listens to', async () => {
  const { webhook_id: id } = await givenWebhook()
  const { webhook_id: deaf } = await givenWebhook({ events: ['generation_finished'] })
  await somethingHappens('hist_2')
  await on.server.database.pool.query(
    "update outbox_events set dispatched_at = null where name = 'history.item-deleted'",
  )
  await dispatchOutbox(on.server.product.systemContext, webhookSubscriptions)
  await deliver()
  expect(received.filter((got) => got.body.includes('hist_2'))).toHaveLength(1)
  expect((await deliveriesOf(deaf)).deliveries).toEqual([])
  await remove(id)
  await remove(deaf)
})

test('what happens to a workspace is told there, wherever whoever did it was acting', async () => {
  const { webhook_id: id } = await givenWebhook({ events: ['member_joined', 'subscription_changed'] })
  const elsewhere = on.server.product.systemContext('ws_of_who_joins')
  const { workspaceId } = on.owner
  await transaction(elsewhere, async (ctx) => {
    await ctx.emit('workspaces.member-joined', { workspaceId, userId: 'user_x', workspaceName: 'W', role: 'viewer' })
    await ctx.emit('billing.subscription-changed', {
      workspaceId,
      tier: 'pro',
      planVersion: 1,
      status: 'active',
      billingPeriod: 'monthly_period',
      previousTier: 'free',
      previousStatus: 'free',
    })
  })
  await dispatchOutbox(on.server.product.systemContext, webhookSubscriptions)
  await deliver()
  const bodies = received.map((got) => JSON.parse(got.body) as { type: string; data: unknown })
  expect(bodies.map(({ type, data }) => [type, data]).toSorted()).toEqual([
    ['member_joined', { user_id: 'user_x', role: 'viewer' }],
    ['subscription_changed', expect.objectContaining({ tier: 'pro', previous_tier: 'free', status: 'active' })],
  ])
  await remove(id)
})

test('what becomes of voices and of what is shared is told', async () => {
  const types = ['voice_created', 'resource_shared', 'resource_unshared', 'voice_deleted'] as const
  const { webhook_id: id } = await givenWebhook({ events: [...types] })
  const voice = await makeVoice(on.server, on.owner)
  const share = { resource_type: 'voice', group_id: 'default' }
  const path = `/v1/workspace/resources/${voice.id}`
  expect((await on.server.fetch(`${path}/share`, jsonPost({ ...share, role: 'viewer' }, auth()))).status).toBe(200)
  expect((await on.server.fetch(`${path}/unshare`, jsonPost(share, auth()))).status).toBe(200)
  expect((await on.server.fetch(`/v1/voices/${voice.id}`, { method: 'DELETE', headers: auth() })).status).toBe(200)
  await dispatchOutbox(on.server.product.systemContext, webhookSubscriptions)
  await deliver()
  const told = received.map((got) => JSON.parse(got.body) as { type: string; data: unknown })
  const shared = { resource_type: 'voice', resource_id: voice.id, shared_with: 'everyone', user_id: on.owner.userId }
  expect(Object.fromEntries(told.map(({ type, data }) => [type, data]))).toEqual({
    voice_created: {
      voice_id: voice.id,
      name: 'Ada',
      category: 'cloned',
      original_voice_id: null,
      user_id: on.owner.userId,
    },
    resource_shared: { ...shared, access_level: 'viewer' },
    resource_unshared: shared,
    voice_deleted: { voice_id: voice.id, name: 'Ada' },
  })
  await remove(id)
})

test.each([
  'http://127.0.0.1:1/hook',
  'https://localhost/hook',
  'https://169.254.169.254/latest/meta-data',
  'https://[::1]/hook',
  'https://10.0.0.8/hook',
  'http://93.184.216.34/hook',
])('%s cannot be a webhook', async (url) => {
  const settings = { auth_type: 'hmac', name: 'x', webhook_url: url }
  const refused = await on.server.fetch('/v1/workspace/webhooks', jsonPost({ settings }, auth()))
  expect([refused.status, await refused.json()]).toMatchObject([
    400,
    { detail: { code: 'webhook_url_not_allowed', param: 'webhook_url' } },
  ])
})

test('a new secret signs at once, and the one before signs too until its time is over', async () => {
  const { webhook_id: id, webhook_secret: before } = await givenWebhook()
  const rotated = webhooksEndpoints.rotateSecret.success.schema.parse(
    await (
      await on.server.fetch(`/v1/workspace/webhooks/${id}/rotate-secret`, jsonPost({ overlap_seconds: 3600 }, auth()))
    ).json(),
  )
  const signaturesOf = (got: Received | undefined) =>
    [...String(got?.headers['elevenlabs-signature']).matchAll(/v0=([0-9a-f]+)/g)].map(([, hex]) => hex)
  const sign = (secret: string | null, got: Received | undefined) => {
    const t = /t=(\d+)/.exec(String(got?.headers['elevenlabs-signature']))?.[1]
    return createHmac('sha256', secret ?? '')
      .update(`${t}.${got?.body}`)
      .digest('hex')
  }
  await somethingHappens('hist_7')
  expect(signaturesOf(received[0])).toEqual([sign(before, received[0]), sign(rotated.webhook_secret, received[0])])
  on.nowMs += 2 * hourMs
  await somethingHappens('hist_8')
  expect(signaturesOf(received[1])).toEqual([sign(rotated.webhook_secret, received[1])])
  await remove(id)
})

test('an oauth2 webhook sends an access token of its own client, and no signature', async () => {
  const { webhook_id: id, webhook_secret: secret } = await givenWebhook({
    auth_type: 'oauth2',
    client_id: 'me',
    client_secret: 'open sesame',
    token_url: `${receiver.url}/token`,
    request_headers: { Authorization: 'Basic mine' },
  })
  expect(secret).toBeNull()
  await somethingHappens('hist_9')
  expect(received[0]?.headers.authorization).toBe(`Bearer token for Basic ${btoa('me:open%20sesame')}`)
  expect(received[0]?.headers['elevenlabs-signature']).toBeUndefined()
  await remove(id)
})
