import { expect } from 'vitest'
import type { TestPerson, TestServer } from '#test/test-server.ts'
import type { Discount, PaidPeriod } from '#ports/billing-provider.ts'
import { soldPlan } from '#plans'
import { createSandbox } from './create-sandbox.ts'

type Wanted = {
  readonly tier: 'starter' | 'creator' | 'pro'
  readonly billingPeriod?: PaidPeriod
  readonly discount?: Discount | null
}

/** Has a person pay for a plan on the pages of the sandbox, with a card that pays. */
export async function paysFor(server: TestServer, person: TestPerson, wanted: Wanted): Promise<void> {
  const { tier, billingPeriod = 'monthly_period', discount = null } = wanted
  const sandbox = createSandbox({ vault: server.ports.vault, publicUrl: server.ports.settings.publicUrl })
  const plan = soldPlan({ tier, billingPeriod, currency: 'usd' })
  if (!plan) throw new Error(`${tier} is not sold.`)
  const { workspaceId, email } = person
  const { url } = await sandbox.createCheckout(
    server.product.systemContext(workspaceId),
    { workspaceId, email, customerRef: null, subscriptionRef: null },
    {
      idempotencyKey: `${workspaceId} ${tier}`,
      plan,
      discount,
      successUrl: 'http://127.0.0.1:8080/app/subscription?checkout=success',
      cancelUrl: 'http://127.0.0.1:8080/app/subscription?checkout=canceled',
    },
  )
  const id = new URL(url).pathname.split('/').at(-1)
  const answer = await server.fetch(`/v1/billing/sandbox/sessions/${id}/card`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ number: '4242424242424242', exp_month: 12, exp_year: 2090, cvc: '123' }),
  })
  expect(answer.status).toBe(200)
}
