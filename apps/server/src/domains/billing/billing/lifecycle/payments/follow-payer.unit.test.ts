import { expect, test } from 'vitest'
import { addItem, newBilling, subscribe } from '../index.ts'
import { followPayer, type Payer, payerCard } from '../payments/index.ts'
import { aPlan, at } from '../testing.ts'

const start = at('2026-03-01')

/** On Creator, with overage of $3 that waits for the next invoice. */
function givenPlan() {
  const before = { ...newBilling(start), card: payerCard('good') }
  const { billing } = subscribe(before, { plan: aPlan('creator'), discount: null }, start, 'absent')
  const item = { description: 'Overage', amountMinor: 300, currency: 'usd' } as const
  return addItem(billing, item, { collectNow: false, now: start }).billing
}

test.each<[string, Payer[], string]>([
  ['in order it stays', ['good'], 'active'],
  ['late it is past due and keeps its plan', ['late'], 'past_due'],
  ['in order again it is too', ['late', 'good'], 'active'],
  ['given up it ends', ['late', 'lost'], 'canceled'],
  ['given up at once it ends as well', ['lost'], 'canceled'],
  ['given up and in order later it stays ended', ['lost', 'good'], 'canceled'],
])('a workspace that another one pays for follows it: %s', (_what, payers, status) => {
  let billing = givenPlan()
  for (const payer of payers) billing = followPayer(billing, payer, start + 1000).billing
  expect(billing.subscription?.status ?? billing.ended).toBe(status)
  expect(billing.balance).toEqual({ usd: status === 'canceled' ? 0 : billing.balance.usd, eur: 0 })
})
