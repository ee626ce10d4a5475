import { SandboxOutcome, SandboxSession } from '@vireo/contracts/billing'
import { SubscriptionDocument } from '@vireo/contracts/users'
import { expect } from 'vitest'
import { startTestServer, type TestPerson } from '#test/test-server.ts'
import { type Discount } from '#ports/billing-provider.ts'
import { soldPlan } from '#plans'
import { monthsLater } from '../lifecycle/index.ts'
import { advanceSandboxClock, sandboxTime } from './advance-clock.ts'
import { createSandbox } from './create-sandbox.ts'

export type Tier = 'starter' | 'creator' | 'pro'

/** Starts what these tests need, and hands out what they ask it with. */
export async function sandboxTests() {
  const server = await startTestServer()
  const sandbox = createSandbox({ vault: server.ports.vault, publicUrl: server.ports.settings.publicUrl })
  const numbers = {
    pays: '4242 4242 4242 4242',
    declines: '4000 0000 0000 0002',
    asks: '4000 0025 0000 3155',
    expires: '4000 0000 0000 0069',
  }
  const plan = (tier: Tier, billingPeriod: 'monthly_period' | 'annual_period' = 'monthly_period') => {
    const sold = soldPlan({ tier, billingPeriod, currency: 'usd' })
    if (!sold) throw new Error(`${tier} is not sold.`)
    return sold
  }
  const contextOf = ({ workspaceId }: TestPerson) => server.product.systemContext(workspaceId)
  const customerOf = ({ workspaceId, email }: TestPerson) => ({
    workspaceId,
    email,
    customerRef: null,
    subscriptionRef: null,
  })
  let asked = 0
  const key = () => ({ idempotencyKey: `key-${asked++}` })
  async function checkout(person: TestPerson, tier: Tier, discount: Discount | null = null): Promise<string> {
    const { url } = await sandbox.createCheckout(contextOf(person), customerOf(person), {
      ...key(),
      plan: plan(tier),
      discount,
      successUrl: 'http://127.0.0.1:8080/app/subscription?checkout=success',
      cancelUrl: 'http://127.0.0.1:8080/app/subscription?checkout=canceled',
    })
    return idOf(url)
  }
  const idOf = (url: string) => new URL(url).pathname.split('/').at(-1) ?? ''
  const post = (path: string, body: unknown = {}) =>
    server.fetch(`/v1/billing/sandbox/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  const pay = (id: string, card: keyof typeof numbers) =>
    post(`sessions/${id}/card`, { number: numbers[card], exp_month: 12, exp_year: 2090, cvc: '123' })
  const urlFrom = async (answer: Response) => SandboxOutcome.parse(await answer.json()).url
  const session = async (id: string) =>
    SandboxSession.parse(await (await server.fetch(`/v1/billing/sandbox/sessions/${id}`)).json())
  const documentOf = async (person: TestPerson) =>
    SubscriptionDocument.parse(await (await server.fetch('/v1/user/subscription', { headers: person.headers })).json())
  async function subscriber(tier: Tier = 'creator', card: keyof typeof numbers = 'pays'): Promise<TestPerson> {
    const person = await server.signUp()
    expect((await pay(await checkout(person, tier), card)).status).toBe(200)
    return person
  }
  async function invoicesOf(person: TestPerson) {
    const { invoices } = await sandbox.listInvoices(contextOf(person), customerOf(person), {
      limit: 100,
      cursor: undefined,
    })
    return invoices
  }
  const paidBy = async (person: TestPerson) =>
    (await invoicesOf(person))
      .filter(({ status }) => status === 'paid')
      .map(({ amountPaidMinor }) => amountPaidMinor)
      .toReversed()
  async function advance(person: TestPerson, months: number) {
    const ctx = contextOf(person)
    return advanceSandboxClock(ctx, person.workspaceId, monthsLater(await sandboxTime(ctx, person.workspaceId), months))
  }
  return {
    server,
    sandbox,
    numbers,
    plan,
    contextOf,
    customerOf,
    key,
    checkout,
    idOf,
    post,
    pay,
    urlFrom,
    session,
    documentOf,
    subscriber,
    invoicesOf,
    paidBy,
    advance,
  }
}
