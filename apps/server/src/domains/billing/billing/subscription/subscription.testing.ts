import { SubscriptionDocument, type Tier } from '@vireo/contracts/users'
import { expect } from 'vitest'
import { startTestServer, type TestPerson } from '#test/test-server.ts'
import { applySnapshot } from '../snapshots/apply-snapshot.ts'
import { createPromoCode, type NewPromoCode } from '../promo/create-promo-code.ts'
import { scriptedProvider } from '../scripted-provider.testing.ts'

export type Failed = { detail: { code: string; status: string; message: string; data?: { action?: string } } }

/** Starts what these tests need, and hands out what they ask it with. */
export async function subscriptionTests() {
  const provider = scriptedProvider()
  const server = await startTestServer({ ports: { billing: provider.providers } })
  async function admin(tier?: Tier): Promise<TestPerson> {
    const person = await server.signUp(tier ? { tier } : {})
    await server.database.pool.query('update users set email_verified_at = now() where id = $1', [person.userId])
    return person
  }
  async function post(person: TestPerson, path: string, body: object = {}) {
    const answer = await server.fetch(path, {
      method: 'POST',
      headers: { authorization: `Bearer ${person.accessToken}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    const json: unknown = await answer.json()
    return { status: answer.status, json, code: answer.ok ? 'ok' : (json as Failed).detail.code }
  }
  async function documentOf(person: TestPerson) {
    const headers = { authorization: `Bearer ${person.accessToken}` }
    return SubscriptionDocument.parse(await (await server.fetch('/v1/user/subscription', { headers })).json())
  }
  const plan = (subscription_type: Tier, billing_period = 'monthly_period') => ({ subscription_type, billing_period })
  /** An admin whose workspace subscribed through a checkout. */
  async function subscriber(tier: Tier, billing_period = 'monthly_period'): Promise<TestPerson> {
    const person = await admin()
    const opened = await post(person, '/create-checkout-session', plan(tier, billing_period))
    expect(opened.status).toBe(200)
    const ctx = server.product.systemContext(person.workspaceId)
    await applySnapshot(ctx, provider.pay(person.workspaceId, ctx.now()))
    return person
  }
  function promo(code: Partial<NewPromoCode> & { code: string }) {
    return createPromoCode(server.product.systemContext(), {
      amount_off: null,
      percent_off: null,
      duration_in_months: null,
      redemptions_max: null,
      redemptions_max_per_workspace: null,
      tiers: null,
      billing_periods: null,
      expires_at: null,
      ...code,
    })
  }
  const askedLast = () => provider.asked.at(-1)
  return { provider, server, admin, post, documentOf, plan, subscriber, promo, askedLast }
}
