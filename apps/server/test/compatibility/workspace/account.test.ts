import type { ElevenLabsClient } from '@elevenlabs/elevenlabs-js'
import { beforeAll, expect, test, vi } from 'vitest'
import { applySnapshot } from '#billing'
import { snapshotOf } from '#billing/testing.ts'
import type { ProviderInvoice } from '../../../src/ports/billing-provider.ts'
import { startTestServer, type TestPerson } from '../../test-server.ts'
import { createSdk } from '../sdk.ts'

const invoice: ProviderInvoice = {
  ref: null,
  number: null,
  status: 'upcoming',
  currency: 'usd',
  subtotalMinor: 2200,
  taxMinor: 418,
  amountDueMinor: 2618,
  amountPaidMinor: 0,
  discountPercentOff: null,
  discountAmountOffMinor: null,
  createdAt: new Date('2026-04-01T00:00:00Z'),
  nextPaymentAttemptAt: new Date('2026-04-01T00:00:00Z'),
  paymentIntentStatus: null,
  periodStartsAt: null,
  periodEndsAt: null,
  lines: [],
  hostedUrl: null,
  pdfUrl: null,
}

let server: Awaited<ReturnType<typeof startTestServer>>
let sdk: ElevenLabsClient
let person: TestPerson
beforeAll(async () => {
  server = await startTestServer()
  person = await server.signUp()
  sdk = createSdk(server, person.apiKey)
})

test('GET /v1/models', async () => {
  const models = await sdk.models.list()
  expect(models.find((model) => model.modelId === 'eleven_multilingual_v2')).toMatchObject({
    canDoTextToSpeech: true,
    maximumTextLengthPerRequest: 10_000,
  })
})

test('GET /v1/user', async () => {
  const user = await sdk.user.get()
  expect(user).toMatchObject({ userId: person.userId, workspaceId: person.workspaceId, seatType: 'workspace_admin' })
  expect(user.subscription).toMatchObject({ tier: 'free', characterLimit: 10_000, characterCount: 0 })
})

test('GET /v1/user/subscription', async () => {
  expect(await sdk.user.subscription.get()).toMatchObject({
    tier: 'free',
    status: 'free',
    openInvoices: [],
    hasOpenInvoices: false,
  })
  await applySnapshot(server.product.systemContext(person.workspaceId), {
    ...snapshotOf({ workspaceId: person.workspaceId, version: 1, tier: 'creator' }),
    pending: { kind: 'change', tier: 'starter', billingPeriod: 'monthly_period', at: new Date('2026-04-01T00:00:00Z') },
    nextInvoice: invoice,
    openInvoices: [{ ...invoice, ref: 'in_1', status: 'open', paymentIntentStatus: 'requires_action' }],
  })
  // Plans are known within a second.
  await vi.waitFor(
    async () =>
      expect(await sdk.user.subscription.get()).toMatchObject({
        tier: 'creator',
        billingPeriod: 'monthly_period',
        currency: 'usd',
        nextInvoice: { amountDueCents: 2618, taxCents: 418, nextPaymentAttemptUnix: 1_775_001_600 },
        openInvoices: [{ amountDueCents: 2618, paymentIntentStatus: 'requires_action' }],
        hasOpenInvoices: true,
        pendingChange: { kind: 'change', nextTier: 'starter', nextBillingPeriod: 'monthly_period' },
      }),
    { timeout: 30_000 },
  )
  // The field's clients know no plan that was canceled; our own page does.
  const over = snapshotOf({ workspaceId: person.workspaceId, version: 2, status: 'canceled' })
  await applySnapshot(server.product.systemContext(person.workspaceId), over)
  await vi.waitFor(
    async () => expect(await sdk.user.subscription.get()).toMatchObject({ tier: 'free', status: 'free' }),
    { timeout: 30_000 },
  )
  expect((await sdk.user.get()).subscription).toMatchObject({ tier: 'free', status: 'free' })
  const page = await server.fetch('/v1/user/subscription', {
    headers: { authorization: `Bearer ${person.accessToken}` },
  })
  expect(await page.json()).toMatchObject({ status: 'canceled' })
})
