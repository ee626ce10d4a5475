import { expect, test } from 'vitest'

import { isDialogDue, isOver, isReminderDue } from './when-shown.ts'

const nowMs = 1_800_000_000_000
const promo = { promocode: 'SPRING', amount_off: 500, percent_off: null, duration_in_months: 1 }
const ending = (seconds: number | null) => ({ ...promo, extended: { ends_at_unix: seconds, description: null } })
const offer = { ...promo, amount_off: null, percent_off: 50, promocode: 'Special-Offer-50' }
const [home, plans] = ['/app/home', '/app/subscription']
const [unpaid, paying] = [{ currency: null }, { currency: 'eur' }] as const

test.each([
  ['nothing waits', undefined, home, unpaid, false],
  ['a code waits', promo, home, unpaid, true],
  ['a code waits, of somebody who pays', promo, home, paying, true],
  ['the plan is not known yet', promo, home, undefined, false],
  ['the plans are shown', promo, plans, unpaid, false],
  ['an invoice is shown', promo, `${plans}/anything`, unpaid, false],
  ['the address only begins like it', promo, `${plans}s`, unpaid, true],
  ['it ends in a second', ending(1_800_000_001), home, unpaid, true],
  ['it ends now', ending(1_800_000_000), home, unpaid, false],
  ['it ended long ago', ending(1_700_000_000), home, unpaid, false],
  ['it never ends', ending(null), home, unpaid, true],
  ['a special offer, before the first payment', offer, home, unpaid, true],
  ['a special offer, after it', offer, home, paying, false],
] as const)('reminder: %s', (_, waiting, pathname, document, isDue) => {
  expect(isReminderDue(waiting, { pathname, document, nowMs })).toBe(isDue)
})

test.each([
  ['promo=applied', promo, true],
  ['promo=applied&plan=creator', promo, true],
  ['promo=applied', undefined, false],
  ['promo=removed', promo, false],
  ['', promo, false],
] as const)('dialog: %j', (query, waiting, isDue) => {
  expect(isDialogDue(waiting, new URLSearchParams(query))).toBe(isDue)
})

test('a code is over to the millisecond at its end', () => {
  expect([isOver(ending(1_800_000_000), nowMs - 1), isOver(ending(1_800_000_000), nowMs)]).toEqual([false, true])
  expect(isOver(promo, nowMs)).toBe(false)
})
