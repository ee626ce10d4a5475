import { notificationsEndpoints } from '@vireo/contracts/notifications'
import { type SubscriptionStatus } from '@vireo/contracts/users'
import { expect, test } from 'vitest'
import { startTestServer } from '#test/test-server.ts'
import { dispatchOutbox } from '#jobs/dispatch-outbox.ts'
import { applySnapshot } from '../snapshots/apply-snapshot.ts'
import { paymentNotice } from './payment-notice.ts'
import { billingSubscriptions } from '../subscriptions.ts'
import { snapshotOf } from '../testing.ts'

test.each<[SubscriptionStatus, SubscriptionStatus, string | undefined]>([
  ['active', 'past_due', 'A payment for your plan did not go through'],
  ['past_due', 'active', 'Your payment went through'],
  ['past_due', 'canceled', 'Your plan has ended because it was not paid'],
  ['past_due', 'free', 'Your plan has ended because it was not paid'],
  ['past_due', 'free_disabled', 'Your plan has ended, and an invoice is still open'],
  ['free_disabled', 'active', 'Your payment went through'],
  ['past_due', 'past_due', undefined],
  ['free', 'active', undefined],
  ['active', 'canceled', undefined],
  ['active', 'free', undefined],
  ['trialing', 'active', undefined],
])('from %s to %s admins are told: %s', (previousStatus, status, title) => {
  expect(paymentNotice({ previousStatus, status })?.say('en').title).toBe(title)
})

test.each<[SubscriptionStatus, SubscriptionStatus]>([
  ['active', 'past_due'],
  ['past_due', 'active'],
  ['past_due', 'canceled'],
  ['past_due', 'free_disabled'],
])('from %s to %s is told in both languages', (previousStatus, status) => {
  const notice = paymentNotice({ previousStatus, status })
  const [english, german] = [notice?.say('en'), notice?.say('de')]
  expect(german?.title).not.toBe(english?.title)
  expect(german?.description).not.toBe(english?.description)
})

test('a renewal that fails is told to the admins, in the product and by mail, once', async () => {
  const server = await startTestServer()
  const person = await server.signUp()
  // Mails about an account go to proven addresses only.
  await server.database.pool.query('update users set email_verified_at = now() where id = $1', [person.userId])
  const ctx = server.product.systemContext(person.workspaceId)
  const { workspaceId } = person
  await applySnapshot(ctx, snapshotOf({ workspaceId, version: 1, tier: 'creator' }))
  await applySnapshot(ctx, snapshotOf({ workspaceId, version: 2, tier: 'creator', status: 'past_due' }))
  const tell = () => dispatchOutbox(() => server.product.systemContext(), billingSubscriptions)
  await tell()
  await server.database.pool.query('update outbox_events set dispatched_at = null')
  await tell()
  const { messages } = notificationsEndpoints.listMessages.success.schema.parse(
    await (await server.fetch('/v1/messages', { headers: person.headers })).json(),
  )
  expect(messages.map(({ title }) => title)).toEqual(['A payment for your plan did not go through'])
  const letters = await server.database.pool.query('select 1 from letters where recipient = $1 and subject = $2', [
    person.email,
    'A payment for your plan did not go through',
  ])
  expect(letters.rowCount).toBe(1)
})
