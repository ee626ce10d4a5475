import { PlanChangePreview } from '@vireo/contracts/billing'
import { describe, expect, test } from 'vitest'

import { leastAnswer, type Some } from '#kit/testing/least-answer.testing.ts'
import { chargeLines, creditsChangeText, dueNowText, termsOf } from './charge-text.ts'

const noon = Date.UTC(2026, 10, 23, 12) / 1000

function previewOf(given: Some<PlanChangePreview>): PlanChangePreview {
  return PlanChangePreview.parse(
    leastAnswer(PlanChangePreview, {
      action: 'upgrade',
      from: { tier: 'starter', billing_period: 'monthly_period' },
      to: { tier: 'creator', billing_period: 'monthly_period' },
      currency: 'usd',
      takes_effect: 'now',
      ...given,
    }),
  )
}

const line = (kind: PlanChangePreview['lines'][number]['kind'], amount_cents: number, description = '') => ({
  kind,
  amount_cents,
  description,
})

describe('what an amount is made of', () => {
  test('one line says it all, so none is listed', () => {
    expect(chargeLines(previewOf({ lines: [line('plan', 2200)] }))).toEqual([])
  })

  test('within a period the new plan is paid for its rest, and the old one is given back', () => {
    const lines = [line('plan', 1100), line('unused', -250)]
    expect(chargeLines(previewOf({ lines }))).toEqual([
      { name: 'Creator, for the rest of this period', value: '$11' },
      { name: 'Unused time of Starter', value: '-$2.50' },
    ])
  })

  test('another period is paid in full, and named', () => {
    const to = { tier: 'creator', billing_period: 'annual_period' } as const
    const [first] = chargeLines(previewOf({ to, lines: [line('plan', 22_000), line('unused', -250)] }))
    expect(first).toEqual({ name: 'Creator, annual', value: '$220' })
  })

  test('a balance is kept where it is owed to somebody, and used where it comes from earlier', () => {
    const names = (cents: number) =>
      chargeLines(previewOf({ lines: [line('plan', 1100), line('balance', cents)] })).map(({ name }) => name)
    expect(names(300)).toContain('Kept for your next invoices')
    expect(names(-300)).toContain('From earlier invoices')
  })

  test('a discount without a sentence of ours is shown as the server says it', () => {
    const lines = [line('plan', 1100), line('discount', -100, 'Ten for friends'), line('usage', 5, 'Extra use')]
    expect(chargeLines(previewOf({ lines })).map(({ name }) => name)).toEqual([
      'Creator, for the rest of this period',
      'Ten for friends',
      'Extra use',
    ])
  })
})

test('what only the provider knows is said to be on its page, and nothing is an amount', () => {
  expect(dueNowText(previewOf({ due_now_cents: null }))).toBe('Shown by your payment provider')
  expect(dueNowText(previewOf({ due_now_cents: 0 }))).toBe('$0')
})

describe('from when on it holds', () => {
  test('at the end of a period by its date, otherwise in words', () => {
    const end = previewOf({ takes_effect: 'period_end', effective_at_unix: noon, due_now_cents: 0 })
    expect(termsOf(end)[0]).toEqual({ name: 'Takes effect', value: '11/23/26' })
    expect(termsOf(previewOf({ takes_effect: 'period_end', due_now_cents: 0 }))[0]?.value).toBe(
      'At the end of the paid period',
    )
    expect(termsOf(previewOf({ effective_at_unix: noon, due_now_cents: 0 }))[0]?.value).toBe('At once')
  })

  test('what is paid next is named with its day, and so is that nothing is', () => {
    const next = { next_payment_cents: 2200, next_payment_at_unix: noon, due_now_cents: 0 }
    expect(termsOf(previewOf(next))[1]).toEqual({ name: 'Next payment', value: '$22 on 11/23/26' })
    expect(termsOf(previewOf({ due_now_cents: 0 }))[1]?.value).toBe('None')
  })

  test('where nobody but the provider knows what is paid, nothing is claimed', () => {
    expect(termsOf(previewOf({ due_now_cents: null })).map(({ name }) => name)).toEqual(['Takes effect'])
  })
})

describe('credits', () => {
  const text = (added_now: number, lost_now: number, takes_effect: PlanChangePreview['takes_effect'] = 'now') =>
    creditsChangeText(previewOf({ takes_effect, credits: { added_now, lost_now } }))

  test('that are lost are said before those that come', () => {
    expect(text(100_000, 1234)).toBe('1,234 unused credits end now; 100,000 new ones take their place.')
    expect(text(100_000, 0)).toBe('100,000 credits are added at once.')
  })

  test('of a change that comes later stay as they are', () => {
    expect(text(100_000, 1234, 'period_end')).toBeUndefined()
    expect(text(0, 0)).toBeUndefined()
  })
})
