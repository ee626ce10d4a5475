import { describe as group, expect, test } from 'vitest'
import { advance } from './advance.ts'
import { describe } from './describe.ts'
import { payInvoice, replaceCard } from './payments/pay.ts'
import { addItem, confirmFirstPayment } from './subscribe.ts'
import { aCard, aPlan, at, day } from './testing.ts'
import { subscribed, statusOf } from './subscribed.testing.ts'

group('payments that fail', () => {
  test('are tried again after 1, 3 and 7 days; then the plan ends and nothing is owed for it', () => {
    const person = subscribed('2026-01-31', { card: aCard('expires') })
    person.advanceTo('2026-02-28')
    expect(statusOf(person)).toBe('past_due')
    const failures = () =>
      person.effects.filter(({ kind }) => kind === 'invoice.payment-failed').map((effect) => day(effect.at))
    person.advanceTo('2026-03-06')
    expect(statusOf(person)).toBe('past_due')
    person.advanceTo('2026-03-07')
    expect(failures()).toEqual(['2026-02-28', '2026-03-01', '2026-03-03', '2026-03-07'])
    expect(statusOf(person)).toBe('canceled')
    expect(describe(person.billing, String).openInvoices).toEqual([])
    expect(person.paid()).toHaveLength(1)
  })

  test('another card pays what is open at once, and the days stay as they were', () => {
    const person = subscribed('2026-01-31', { card: aCard('expires') })
    person.advanceTo('2026-03-02')
    person.take(replaceCard(person.billing, aCard(), at('2026-03-02'), 'present'))
    expect(statusOf(person)).toBe('active')
    person.advanceTo('2026-03-31')
    expect(person.paid().map(([on]) => on)).toEqual(['2026-01-31', '2026-03-02', '2026-03-31'])
  })

  test('what was used beyond the plan stays owed and blocks, until it is paid', () => {
    const person = subscribed('2026-01-31', { card: aCard('expires') })
    person.take(
      addItem(
        person.billing,
        { description: 'more', amountMinor: 900, currency: 'usd' },
        { collectNow: false, now: at('2026-02-11') },
      ),
    )
    person.advanceTo('2026-03-31')
    expect(statusOf(person)).toBe('free_disabled')
    const [debt] = describe(person.billing, String).openInvoices
    expect(debt).toMatchObject({ amountDueMinor: 900, status: 'open' })
    person.take(replaceCard(person.billing, aCard(), at('2026-04-01'), 'present'))
    expect(statusOf(person)).toBe('free')
    expect(() => payInvoice(person.billing, 3, at('2026-04-01'), 'present')).toThrow('any more')
    expect(person.paid().at(-1)).toEqual(['2026-04-01', 900])
  })

  test('the unused part of a paid year is set against what is owed when the plan ends', () => {
    const person = subscribed('2026-01-01', { plan: aPlan('creator', 'annual_period'), card: aCard('expires') })
    person.take(
      addItem(
        person.billing,
        { description: 'more', amountMinor: 4400, currency: 'usd' },
        { collectNow: true, now: at('2026-01-25') },
      ),
    )
    expect(statusOf(person)).toBe('past_due')
    person.advanceTo('2026-02-01')
    expect(statusOf(person)).toBe('canceled')
    expect(person.billing.balance.usd).toBe(Math.floor((22_000 * 11) / 12) - 4400)
  })

  test('a card that runs out pays until the last moment of its month', () => {
    const person = subscribed('2026-10-31', { card: { ...aCard('pays', 2026) } })
    person.advanceTo('2027-01-01')
    expect(person.paid().map(([on]) => on)).toEqual(['2026-10-31', '2026-11-30', '2026-12-31'])
    person.advanceTo('2027-01-31')
    expect(statusOf(person)).toBe('past_due')
  })

  test('a first payment that the bank asks about gives nothing until it is agreed to, and is given up after 23 hours', () => {
    const start = '2026-01-31T00:00:00Z'
    const asked = subscribed(start, { card: aCard('asks') })
    expect(statusOf(asked)).toBe('incomplete')
    const agreed = confirmFirstPayment(asked.billing, true, at('2026-01-31T01:00:00Z'))
    expect(agreed.billing.subscription?.status).toBe('active')
    expect(confirmFirstPayment(asked.billing, false, at(start)).billing.subscription).toBeNull()
    expect(advance(asked.billing, at('2026-01-31T22:59:59Z')).billing.subscription?.status).toBe('incomplete')
    asked.advanceTo('2026-01-31T23:00:00Z')
    expect([statusOf(asked), asked.paid()]).toEqual(['free', []])
  })
})
