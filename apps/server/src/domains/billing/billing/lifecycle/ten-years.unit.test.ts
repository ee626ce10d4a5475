import { expect, test } from 'vitest'
import { BillingFailure, type SoldPlan } from '#ports/billing-provider.ts'
import { addMonths, dayMs, monthsOf } from './calendar.ts'
import { applyDiscount, cancelAtPeriodEnd, scheduleChange, unschedule, upgrade } from './change.ts'
import { describe } from './describe.ts'
import { payInvoice, replaceCard } from './payments/pay.ts'
import { type Billing, type Invoice, newBilling, type Step } from './state.ts'
import { addItem, confirmFirstPayment, subscribe } from './subscribe.ts'
import { aCard, aPlan, at, type Chance, chance, type SoldTier } from './testing.ts'
import { advance, nextDueAt } from './advance.ts'

const customers = 200
const years = 10
const tiers: SoldTier[] = ['starter', 'creator', 'pro', 'growing_business', 'scale_2024_08_10']

const cards = ['pays', 'pays', 'pays', 'declines', 'asks', 'expires'] as const
const anyPlan = (random: Chance): SoldPlan => aPlan(random.of(tiers), random.of(['monthly_period', 'annual_period']))
const discount = (random: Chance) =>
  random.of([
    null,
    {
      code: 'a',
      percentOff: random.below(101),
      amountOffMinor: null,
      currency: null,
      durationInMonths: random.of([1, 3, null]),
    },
    { code: 'b', percentOff: null, amountOffMinor: random.below(5000), currency: 'usd', durationInMonths: 2 } as const,
  ])

/** Anything that anybody can do at any time, sensible or not. */
const acts: ((billing: Billing, now: number, random: Chance) => Step)[] = [
  (billing, now, random) =>
    subscribe(
      billing,
      { plan: anyPlan(random), discount: discount(random), card: aCard(random.of(cards), 2026 + random.below(14)) },
      now,
      'present',
    ),
  (billing, now, random) =>
    subscribe(
      billing,
      { plan: anyPlan(random), discount: discount(random), card: aCard(), trialDays: 1 + random.below(30) },
      now,
      'present',
    ),
  (billing, now, random) =>
    upgrade(billing, { plan: anyPlan(random), discount: discount(random) }, now, random.of(['present', 'confirmed'])),
  (billing, now, random) =>
    scheduleChange(billing, { target: random.of([anyPlan(random), 'free'] as const), discount: discount(random) }, now),
  (billing, now) => cancelAtPeriodEnd(billing, now),
  (billing, now) => unschedule(billing, 'change', now),
  (billing, now) => unschedule(billing, 'cancellation', now),
  (billing, now, random) =>
    applyDiscount(
      billing,
      discount(random) ?? { code: 'c', percentOff: 10, amountOffMinor: null, currency: null, durationInMonths: 1 },
      now,
    ),
  (billing, now, random) =>
    addItem(
      billing,
      { description: 'more', amountMinor: 1 + random.below(5000), currency: 'usd' },
      { collectNow: random.below(4) === 0, now },
    ),
  (billing, now, random) =>
    replaceCard(billing, aCard(random.of(cards), 2026 + random.below(14)), now, random.of(['present', 'confirmed'])),
  (billing, now, random) => payInvoice(billing, random.of(billing.open)?.number ?? 0, now, 'confirmed'),
  (billing, now, random) => confirmFirstPayment(billing, random.below(3) > 0, now),
]

/** Quicker than `expect`, for what is asked a million times. */
function must(isTrue: boolean, why: string): void {
  if (!isTrue) expect.fail(why)
}

/** The month of the calendar that an instant lies in, found the slow way: from the anchor, one after the other. */
function monthOf(anchor: number, now: number): number {
  const from = new Date(anchor)
  let found = anchor
  for (let month = from.getUTCMonth() + 1; ; month++) {
    const daysInMonth = new Date(Date.UTC(from.getUTCFullYear(), month + 1, 0)).getUTCDate()
    const day = Math.min(from.getUTCDate(), daysInMonth)
    const start = Date.UTC(from.getUTCFullYear(), month, day) + (anchor % dayMs)
    if (start > now) return found
    found = start
  }
}

/** What a bookkeeper notes down who sees only what comes out. */
class Books {
  readonly invoices = new Map<number, Invoice>()
  paidMinor = 0
  readonly #periods = new Map<string, Set<number>>()
  /** Where the next full period of each subscription has to begin. */
  readonly #coveredTo = new Map<number, number>()

  note(step: Step): void {
    for (const invoice of step.invoices) this.#noteInvoice(invoice)
    this.#notePeriod(step)
    this.#noteMonth(step)
  }

  #noteInvoice(invoice: Invoice): void {
    const { amountDueMinor, amountPaidMinor, status, lines, discountMinor } = invoice
    const before = this.invoices.get(invoice.number)
    must(!before || before.status === 'open', 'what is settled stays settled')
    must(Number.isSafeInteger(amountDueMinor) && amountDueMinor >= 0, 'whole and never negative')
    const sum = lines.reduce((total, line) => total + line.amountMinor, 0)
    must(sum - discountMinor === amountDueMinor, 'lines explain what is due')
    must(amountPaidMinor === (status === 'paid' ? amountDueMinor : 0), 'paid is what was due')
    this.paidMinor += amountPaidMinor
    this.invoices.set(invoice.number, invoice)
    const period = `${invoice.periodStartsAt}-${invoice.periodEndsAt}`
    const numbers = this.#periods.get(period) ?? new Set()
    if (status === 'void') numbers.delete(invoice.number)
    else numbers.add(invoice.number)
    this.#periods.set(period, numbers)
  }

  /** Every full period has exactly one invoice, and they follow each other without gap or overlap. */
  #notePeriod({ billing }: Step): void {
    const { subscription } = billing
    if (!subscription || subscription.status === 'trialing') return
    const { number, startsAt, endsAt, anchor, monthsBefore, plan } = subscription
    must(this.#periods.get(`${startsAt}-${endsAt}`)?.size === 1, 'one invoice for a period')
    const coveredTo = this.#coveredTo.get(number)
    if (coveredTo !== undefined && coveredTo !== endsAt) {
      must(endsAt === addMonths(anchor, monthsBefore + monthsOf(plan.billingPeriod)), 'ends where the calendar says')
      must(startsAt === coveredTo || startsAt === anchor, 'no gap and no overlap, save where a new rhythm begins')
    }
    this.#coveredTo.set(number, endsAt)
  }

  /** Credits start anew with every month of the calendar: what was announced last is the month the ledger is in. */
  #noteMonth({ billing }: Step): void {
    const { subscription, now } = billing
    if (!subscription || subscription.status === 'incomplete') return
    const { anchor, monthsTurned } = subscription
    const month = monthOf(anchor, now)
    must(addMonths(anchor, monthsTurned) === month, 'no credit reset is missed')
  }
}

function liveTenYears(seed: number): { books: Books; billing: Billing; steps: number } {
  const random = chance(seed)
  const start = at('2026-01-01') + random.below(366 * 24 * 60 * 60) * 1000
  let billing = newBilling(start)
  const books = new Books()
  let steps = 0
  const take = (step: Step) => {
    must(step.billing.version === billing.version + 1, 'every step is a version')
    must(step.billing.balance.usd >= 0, 'nothing is lent')
    billing = step.billing
    books.note(step)
    if (steps++ % 16 === 0) describe(billing, String)
  }
  const end = addMonths(start, 12 * years)
  for (let now = start; now < end; now += 1000 + random.below(25 * 24 * 60 * 60) * 1000) {
    for (let due = nextDueAt(billing); due !== undefined && due < now; due = nextDueAt(billing))
      take(advance(billing, due))
    take(advance(billing, now))
    try {
      take(random.of(acts)(billing, now, random))
    } catch (error) {
      if (!(error instanceof BillingFailure)) throw error
    }
  }
  take(advance(billing, end))
  return { books, billing, steps }
}

test(`${customers} customers live ${years} years of anything at any time: no charge is double, missed or negative`, () => {
  let paid = 0
  let steps = 0
  for (let seed = 1; seed <= customers; seed++) {
    const life = liveTenYears(seed)
    paid += life.books.paidMinor
    steps += life.steps
    expect([...life.books.invoices.keys()].length, 'no invoice is lost').toBe(life.billing.invoicesWritten)
  }
  expect(paid).toBeGreaterThan(0)
  expect(steps).toBeGreaterThan(customers * 100)
})

test('a loyal customer pays 120 months and ten years in ten years, and the ledger starts 120 months either way', () => {
  for (const period of ['monthly_period', 'annual_period'] as const) {
    const start = at('2026-01-31')
    const step = subscribe(
      newBilling(start),
      { plan: aPlan('creator', period), discount: null, card: aCard('pays', 2090) },
      start,
      'present',
    )
    const lived = advance(step.billing, addMonths(start, 120) - 1)
    const payments = lived.effects.filter(({ kind }) => kind === 'invoice.paid').length + 1
    expect(payments).toBe(period === 'monthly_period' ? 120 : 10)
    const months = lived.effects.filter(
      ({ kind }) => kind === 'credits.month-turned' || kind === 'subscription.renewed',
    )
    expect(months.map((month) => month.at)).toEqual(
      Array.from({ length: 119 }, (_, month) => addMonths(start, month + 1)),
    )
  }
})

test('however time is cut into steps, the end is the same', () => {
  for (let seed = 1; seed <= 60; seed++) {
    const random = chance(seed)
    const start = at('2026-01-01') + random.below(365) * dayMs
    let one = subscribe(
      newBilling(start),
      { plan: anyPlan(random), discount: discount(random), card: aCard(random.of(['pays', 'expires']), 2028) },
      start,
      'present',
    ).billing
    const whole = advance(one, addMonths(start, 60)).billing
    for (let now = start; now < addMonths(start, 60); now += random.below(90) * dayMs) one = advance(one, now).billing
    one = advance(one, addMonths(start, 60)).billing
    expect({ ...one, version: 0 }).toEqual({ ...whole, version: 0 })
  }
})
