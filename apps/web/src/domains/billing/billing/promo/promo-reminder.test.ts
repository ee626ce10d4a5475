import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createElement } from 'react'

import { shownForTests } from '#kit/testing.ts'
import { subscriptionQuery } from '#users'
import { documentForTests, payingForTests } from '#users/testing.ts'
import { PromoPanel } from './promo-panel.tsx'
import { PromoReminder } from './promo-reminder.tsx'

const promo = { promocode: 'SPRING', amount_off: 500, percent_off: null, duration_in_months: 1 }
vi.mock('./use-promo.ts', () => ({ usePromo: () => promo, removePromo: () => undefined }))

beforeEach(() => vi.stubGlobal('location', new URL('https://vireo.example/app/home')))
afterEach(() => vi.unstubAllGlobals())

test.each([
  [payingForTests('creator', { currency: 'eur' }), '5€ off'],
  [payingForTests('creator', { currency: 'usd' }), '$5 off'],
  [documentForTests(), '$5 off'],
])('the reminder tells an amount in the currency that is paid in', (document, text) => {
  const answers = [[subscriptionQuery.queryKey, document]] as const
  expect(shownForTests(createElement(PromoReminder), { at: '/app/home', answers })).toContain(text)
})

test.each([
  ['', payingForTests('creator', { currency: 'eur' }), '5€ off'],
  ['?currency=usd', payingForTests('creator', { currency: 'eur' }), '5€ off'],
  ['?currency=eur', documentForTests(), '5€ off'],
  ['', documentForTests(), '$5 off'],
])('beside the plans at %j it is the currency of their prices', (query, document, text) => {
  expect(shownForTests(createElement(PromoPanel, { document }), { at: `/app/subscription${query}` })).toContain(text)
})
