import { describe as group, expect, test } from 'vitest'
import { applyDiscount, cancelAtPeriodEnd, scheduleChange, unschedule, upgrade } from './change.ts'
import { describe } from './describe.ts'
import { addItem, subscribe } from './subscribe.ts'
import { aCard, aPlan, at, customer, day, percentOff } from './testing.ts'
import { subscribed, statusOf } from './subscribed.testing.ts'

group('periods', () => {
  test.each([
    ['2026-01-31', ['2026-01-31', '2026-02-28', '2026-03-31', '2026-04-30', '2026-05-31']],
    ['2028-01-31', ['2028-01-31', '2028-02-29', '2028-03-31', '2028-04-30', '2028-05-31']],
    ['2028-02-29', ['2028-02-29', '2028-03-29', '2028-04-29', '2028-05-29', '2028-06-29']],
    ['2026-11-30', ['2026-11-30', '2026-12-30', '2027-01-30', '2027-02-28', '2027-03-30']],
  ])('a month from %s is paid on %j', (start, days) => {
    const person = subscribed(start)
    person.advanceTo(days.at(-1) ?? start)
    expect(person.paid().map(([on]) => on)).toEqual(days)
  })

  test('a leap day is paid on 28 February until the next leap year', () => {
    const person = subscribed('2028-02-29', { plan: aPlan('creator', 'annual_period') })
    person.advanceTo('2032-03-01')
    expect(person.paid().map(([on]) => on)).toEqual([
      '2028-02-29',
      '2029-02-28',
      '2030-02-28',
      '2031-02-28',
      '2032-02-29',
    ])
  })

  test('the same instant everywhere: what the machine takes for its own time zone makes no difference', () => {
    const person = subscribed('2026-03-28T23:30:00-05:00')
    expect(new Date(person.billing.subscription?.endsAt ?? 0).toISOString()).toBe('2026-04-29T04:30:00.000Z')
  })

  test('a year announces the eleven months between its two payments', () => {
    const person = subscribed('2026-01-31', { plan: aPlan('pro', 'annual_period') })
    person.advanceTo('2027-01-31')
    const turned = person.effects.filter(({ kind }) => kind === 'credits.month-turned').map((effect) => day(effect.at))
    expect(turned).toEqual([
      '2026-02-28',
      '2026-03-31',
      '2026-04-30',
      '2026-05-31',
      '2026-06-30',
      '2026-07-31',
      '2026-08-31',
      '2026-09-30',
      '2026-10-31',
      '2026-11-30',
      '2026-12-31',
    ])
  })
})

group('upgrades', () => {
  test('half a month later half of the difference is paid, and the next payment is the whole new price', () => {
    const person = subscribed('2026-04-01')
    person.take(upgrade(person.billing, { plan: aPlan('pro'), discount: null }, at('2026-04-16'), 'present'))
    person.advanceTo('2026-05-01')
    expect(person.paid()).toEqual([
      ['2026-04-01', 2200],
      ['2026-04-16', 4950 - 1100],
      ['2026-05-01', 9900],
    ])
  })

  test('what a second upgrade takes off is what the first one paid for the time that is left', () => {
    const person = subscribed('2026-04-01')
    person.take(upgrade(person.billing, { plan: aPlan('pro'), discount: null }, at('2026-04-16'), 'present'))
    person.take(
      upgrade(person.billing, { plan: aPlan('growing_business'), discount: null }, at('2026-04-24'), 'present'),
    )
    expect(person.paid().at(-1)).toEqual(['2026-04-24', Math.floor((33_000 * 7) / 30) - Math.floor((4950 * 7) / 15)])
  })

  test('from month to year a new year begins today, less what is unused; 31st and credits follow it', () => {
    const person = subscribed('2026-04-01')
    person.take(
      upgrade(person.billing, { plan: aPlan('creator', 'annual_period'), discount: null }, at('2026-04-16'), 'present'),
    )
    expect(person.paid().at(-1)).toEqual(['2026-04-16', 22_000 - 1100])
    expect(day(person.billing.subscription?.endsAt ?? 0)).toBe('2027-04-16')
  })

  test('what is unused and more than the new price is kept for later, never paid out, never lost', () => {
    const person = subscribed('2026-04-01', { plan: aPlan('pro') })
    person.take(
      upgrade(person.billing, { plan: aPlan('starter', 'annual_period'), discount: null }, at('2026-04-01'), 'present'),
    )
    expect(person.paid().at(-1)).toEqual(['2026-04-01', 0])
    expect(person.billing.balance).toEqual({ usd: 4900, eur: 0 })
    person.advanceTo('2027-04-01')
    expect(person.paid().at(-1)).toEqual(['2027-04-01', 5000 - 4900])
    expect(person.billing.balance).toEqual({ usd: 0, eur: 0 })
  })

  test('the offer for the first month does not come along to a dearer plan', () => {
    const person = subscribed('2026-04-01', {
      plan: aPlan('starter'),
      discount: percentOff(80, 1, 'first-month-starter'),
    })
    person.take(upgrade(person.billing, { plan: aPlan('pro'), discount: null }, at('2026-04-01'), 'present'))
    expect(person.paid()).toEqual([
      ['2026-04-01', 100],
      ['2026-04-01', 9800],
    ])
  })

  test('a card that is refused changes nothing', () => {
    const person = subscribed('2026-04-01', { card: aCard('expires') })
    const before = person.billing
    expect(() => upgrade(person.billing, { plan: aPlan('pro'), discount: null }, at('2026-04-16'), 'present')).toThrow(
      'expired',
    )
    expect(person.billing).toBe(before)
  })
})

group('discounts', () => {
  test.each([
    ['starter', percentOff(80, 1, 'first-month-starter'), [100, 500, 500]],
    ['creator', percentOff(50, 1, 'first-month-creator'), [1100, 2200, 2200]],
    ['creator', percentOff(25, 2), [1650, 1650, 2200]],
    ['creator', percentOff(10, null), [1980, 1980, 1980]],
    [
      'starter',
      { ...percentOff(0, 1), percentOff: null, amountOffMinor: 2200, currency: 'usd' as const },
      [0, 500, 500],
    ],
  ] as const)('%s with %j costs %j', (tier, discount, amounts) => {
    const person = subscribed('2026-01-31', { plan: aPlan(tier), discount })
    person.advanceTo('2026-03-31')
    expect(person.paid().map(([, amount]) => amount)).toEqual(amounts)
  })

  test('one year is one use', () => {
    const person = subscribed('2026-01-31', { plan: aPlan('creator', 'annual_period'), discount: percentOff(50, 3) })
    person.advanceTo('2027-01-31')
    expect(person.paid().map(([, amount]) => amount)).toEqual([11_000, 22_000])
  })

  test('one that is applied later counts from the next invoice, and usage is never discounted', () => {
    const person = subscribed('2026-01-31')
    person.take(applyDiscount(person.billing, percentOff(50, 1), at('2026-02-10')))
    person.take(
      addItem(
        person.billing,
        { description: 'more', amountMinor: 300, currency: 'usd' },
        { collectNow: false, now: at('2026-02-11') },
      ),
    )
    expect(describe(person.billing, String).nextInvoice).toMatchObject({ subtotalMinor: 2500, amountDueMinor: 1400 })
    person.advanceTo('2026-03-31')
    expect(person.paid().map(([, amount]) => amount)).toEqual([2200, 1400, 2200])
  })

  test('an amount in euros is refused for dollars', () => {
    const discount = { ...percentOff(0, 1), percentOff: null, amountOffMinor: 500, currency: 'eur' as const }
    expect(() => subscribed('2026-01-31', { discount })).toThrow('currency')
  })
})

group('schedules', () => {
  test('a downgrade waits for the end of the period; taking it back leaves everything as it was', () => {
    const person = subscribed('2026-01-31', { plan: aPlan('pro') })
    person.take(scheduleChange(person.billing, { target: aPlan('starter'), discount: null }, at('2026-02-10')))
    expect(describe(person.billing, String).pending).toMatchObject({ kind: 'change', tier: 'starter' })
    person.take(unschedule(person.billing, 'change', at('2026-02-11')))
    expect(() => unschedule(person.billing, 'change', at('2026-02-11'))).toThrow('Nothing is scheduled')
    person.take(scheduleChange(person.billing, { target: aPlan('starter'), discount: null }, at('2026-02-12')))
    person.advanceTo('2026-03-31')
    expect(person.paid()).toEqual([
      ['2026-01-31', 9900],
      ['2026-02-28', 500],
      ['2026-03-31', 500],
    ])
    expect(describe(person.billing, String).pending).toBeNull()
  })

  test.each(['cancellation', 'free'] as const)('%s ends at what was paid for, and nothing is charged after', (how) => {
    const person = subscribed('2026-01-31')
    const now = at('2026-02-10')
    person.take(
      how === 'free'
        ? scheduleChange(person.billing, { target: 'free', discount: null }, now)
        : cancelAtPeriodEnd(person.billing, now),
    )
    expect(describe(person.billing, String).nextInvoice).toBeNull()
    person.advanceTo('2036-01-31')
    expect(person.paid()).toHaveLength(1)
    expect(statusOf(person)).toBe('free')
  })

  test('a trial is paid from its end on, or ends when it was canceled', () => {
    const person = customer('2026-01-01')
    person.take(
      subscribe(
        person.billing,
        { plan: aPlan('pro'), discount: null, card: aCard(), trialDays: 14 },
        at('2026-01-01'),
        'present',
      ),
    )
    expect(statusOf(person)).toBe('trialing')
    person.advanceTo('2026-02-15')
    expect(person.paid().map(([on]) => on)).toEqual(['2026-01-15', '2026-02-15'])
  })
})
