import { subscriptionAction } from '@vireo/contracts/billing'
import { type Tier } from '@vireo/contracts/users'
import { expect, test } from 'vitest'
import { BillingFailure, type PaidPeriod, type SoldPlan } from '#ports/billing-provider.ts'
import { entitlementsOf, soldPlan } from '#plans'
import { PureAccount } from '#usage/testing.ts'
import {
  advance,
  type Billing,
  cancelAtPeriodEnd,
  describe,
  type Invoice,
  newBilling,
  scheduleChange,
  type Step,
  subscribe,
  unschedule,
  upgrade,
} from './index.ts'
import { replaceCard } from './payments/index.ts'
import { aCard, at, type Chance, chance, percentOff } from './testing.ts'
import { paidCredits } from '../put-in-force.ts'
import { subscriptionAfter } from '../snapshots/subscription-after.ts'
import { presentPending } from '../present-document.ts'
import { rowOfNobody } from '../testing.ts'
import type { SubscriptionRow } from '../tables.ts'

const lives = 10_000
const tiers = ['starter', 'creator', 'pro', 'growing_business', 'scale_2024_08_10'] as const
const rhythms = ['monthly_period', 'annual_period'] as const
const dayMs = 86_400_000

const creditsOf = (tier: Tier) => Number(entitlementsOf(tier).creditsPerPeriod)

/** Somebody who buys, changes, cancels and spends as it suits them, and a provider that is not always heard at once. */
class Life {
  now: number
  billing: Billing
  account: PureAccount
  row: SubscriptionRow
  readonly invoices = new Map<number, Invoice>()
  readonly plans = new Map<string, SoldPlan>()
  readonly log: [at: number, what: string, left: number][] = []
  readonly #random: Chance
  readonly #currency: 'usd' | 'eur'

  constructor(seed: number) {
    this.#random = chance(seed)
    this.#currency = this.#random.of(['usd', 'eur'])
    this.now = at('2026-01-01') + Math.floor(this.#random.next() * 366 * 86_400) * 1000
    this.billing = newBilling(this.now)
    this.account = new PureAccount(new Date(this.now))
    this.row = rowOfNobody()
  }

  live(): void {
    const { of, next } = this.#random
    for (let act = 0; act < 7; act++) {
      this.now += Math.floor(next() * of([0, 3600, 86_400, 20 * 86_400, 45 * 86_400, 200 * 86_400])) * 1000
      if (next() < 0.8) this.#take('time', advance(this.billing, this.now))
      if (next() < 0.7) this.#hear()
      this.#check('time goes by')
      if (next() < 0.6) this.account.spend(new Date(this.now), of([0.2, 1, 1]))
      try {
        this.#act()
      } catch (error) {
        if (!(error instanceof BillingFailure)) throw error
      }
      if (next() < 0.3) this.account.spend(new Date(this.now), 1)
      if (next() < 0.8) this.#hear()
      this.#check('an act')
    }
    this.#take('time', advance(this.billing, this.now))
    this.#hear()
    this.account.spend(new Date(this.now), 1)
    this.#check('the end')
  }

  #act(): void {
    const { of, next } = this.#random
    const kind = next()
    if (kind < 0.08) this.account.grant(Math.floor(next() * 50_000))
    else if (kind < 0.16) this.#take('card', replaceCard(this.billing, this.#card(), this.now, 'confirmed'))
    else this.#choose(of(tiers), of(rhythms))
  }

  #card() {
    return aCard(this.#random.of(['pays', 'pays', 'declines', 'expires']))
  }

  /** What the table offers for a plan, as a person would take it. */
  #choose(tier: (typeof tiers)[number], rhythm: PaidPeriod): void {
    // Nobody changes what the product does not know: what fell due is heard before, the change itself perhaps after.
    this.#take('due', advance(this.billing, this.now))
    this.#hear()
    const { billing, now } = this
    const plan = soldPlan({ tier, billingPeriod: rhythm, currency: this.#currency })
    if (!plan) throw new Error('every tier of the list is sold')
    const { plan: held, status, pending } = describe(billing, String)
    const action = subscriptionAction(
      {
        tier: held?.tier ?? 'free',
        billing_period: held?.billingPeriod ?? null,
        status,
        pending_change: pending && presentPending(pending),
      },
      { tier, billing_period: rhythm },
    )
    const discount = this.#random.next() < 0.2 ? percentOff(50, 1) : null
    this.plans.set(`${tier} ${rhythm}`, plan)
    const label = `${action} ${tier} ${rhythm}`
    if (action === 'create') {
      this.#take(label, subscribe(billing, { plan, discount, card: this.#card() }, now, 'confirmed'))
    } else if (action === 'upgrade') {
      const unspent = held?.billingPeriod === rhythm ? null : this.account.quote(new Date(now))
      // Between what was said to be left and the change, somebody goes on spending.
      if (unspent && this.#random.next() < 0.3) this.account.spend(new Date(now), 1)
      this.#take(label, upgrade(billing, { plan, discount, unspent }, now, 'confirmed'))
    } else if (action === 'downgrade') this.#take(label, scheduleChange(billing, { target: plan, discount: null }, now))
    else if (action === 'cancelSubscription') this.#take(label, cancelAtPeriodEnd(billing, now))
    else if (action === 'cancelDowngrade') this.#take(label, unschedule(billing, 'change', now))
    else if (action === 'renewSubscription') this.#take(label, unschedule(billing, 'cancellation', now))
  }

  #take(label: string, step: Step): void {
    this.billing = step.billing
    for (const invoice of step.invoices) this.invoices.set(invoice.number, invoice)
    if (label !== 'time' && label !== 'due') this.log.push([this.now, label, this.account.left])
  }

  /** The product takes over how things stand, as `applySnapshot` does. */
  #hear(): void {
    const { subscriptionNumber, ...described } = describe(this.billing, String)
    const ref = subscriptionNumber === null ? null : String(subscriptionNumber)
    const known = { provider: 'sandbox', workspaceId: '', customerRef: '', subscriptionRef: ref } as const
    const before = this.row
    this.row = subscriptionAfter(before, { ...described, ...known })
    const paid = paidCredits(before, this.row)
    const plan = {
      workspaceId: '',
      tier: this.row.tier,
      planVersion: this.row.plan_version,
      mayExtend: false,
      isBlocked: false,
      asOf: described.asOf,
      ...(paid && { paid }),
    }
    this.account.apply(plan, new Date(this.now))
    this.log.push([this.now, `heard ${plan.tier}`, this.account.left])
  }

  /** Money that was kept or is kept for later is no money that was given for credits. */
  get kept(): number {
    let sum = -this.billing.balance[this.#currency]
    for (const { status, amountPaidMinor, discountMinor } of this.invoices.values())
      if (status === 'paid') sum += amountPaidMinor + discountMinor
    return sum
  }

  #story(): string {
    return this.log.map(([when, what, left]) => `${new Date(when).toISOString()} ${what}, ${left} left`).join('\n')
  }

  /** What nobody was told of yet is not comparable; the next word about it is. */
  #check(after: string): void {
    const { account, kept } = this
    if (this.row.provider_versions.sandbox !== this.billing.version) return
    const credits = account.spent + account.left - account.owed - account.grants - account.gifts
    if (credits <= 0) return
    if (this.billing.balance[this.#currency] < 0) expect.fail('money out of nothing')
    const affordable = [...this.plans.values()].reduce((most, { tier, billingPeriod, amountMinor }) => {
      const months = billingPeriod === 'annual_period' ? 12 : 1
      return Math.max(most, (kept * creditsOf(tier) * months) / amountMinor)
    }, 0)
    if (credits > affordable + 1e-6)
      expect.fail(`${credits} credits after ${after}, ${affordable} were paid for:\n${this.#story()}`)
  }
}

test(`${lives} lives: whatever is bought, changed, cancelled and spent, no credit is there that its money was not kept for`, () => {
  let acts = 0
  for (let seed = 1; seed <= lives; seed++) {
    const life = new Life(seed)
    life.live()
    acts += life.log.length
  }
  expect(acts).toBeGreaterThan(lives)
}, 600_000)

test('eleven million credits for 1.80: an upgrade an hour before the end gives an hour of them', () => {
  const start = at('2026-04-01')
  const [starter, business] = (['starter', 'scale_2024_08_10'] as const).map((tier) =>
    soldPlan({ tier, billingPeriod: 'monthly_period', currency: 'usd' }),
  )
  if (!starter || !business) throw new Error('both are sold')
  const account = new PureAccount(new Date(start - dayMs))
  const row = rowOfNobody()
  const hear = (billing: Billing) => {
    const { subscriptionNumber: _number, ...described } = describe(billing, String)
    const named = { provider: 'sandbox', workspaceId: '', customerRef: '', subscriptionRef: '1' } as const
    const after = subscriptionAfter(row, { ...described, ...named })
    const paid = paidCredits(row, after)
    const plan = { workspaceId: '', tier: after.tier, planVersion: after.plan_version, mayExtend: false }
    account.apply({ ...plan, isBlocked: false, asOf: described.asOf, ...(paid && { paid }) }, described.asOf)
  }
  const bought = subscribe(newBilling(start), { plan: starter, discount: null, card: aCard() }, start, 'present')
  hear(bought.billing)
  expect(account.left).toBe(30_000)
  const late = at('2026-05-01') - 3_600_000
  const step = upgrade(bought.billing, { plan: business, discount: null }, late, 'present')
  hear(step.billing)
  expect(step.invoices.at(-1)?.amountPaidMinor).toBe(Math.ceil((132_000 - 500) / 720))
  expect(account.left).toBe(30_000 + Math.floor((11_000_000 - 30_000) / 720))
})
