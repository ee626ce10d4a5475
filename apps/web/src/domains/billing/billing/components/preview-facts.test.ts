import type { PlanChangePreview, SubscriptionAction } from '@vireo/contracts/billing'
import { createElement } from 'react'
import { expect, test } from 'vitest'

import { formatDate } from '#kit/format/index.ts'
import { shownForTests } from '#kit/testing.ts'
import { previewForTests } from '../changes/preview.testing.ts'
import { PreviewFacts } from './preview-facts.tsx'

const date = formatDate(1_800_000_000)

function shown(
  data: PlanChangePreview | undefined,
  error: unknown = null,
  expected: SubscriptionAction[] = ['upgrade'],
) {
  const previewing = { data, error, refetch: () => undefined }
  const html = shownForTests(createElement(PreviewFacts, { previewing, expected }))
  return html.replaceAll(/<[^>]*>/gu, '|').replaceAll(/\|+/gu, '|')
}

test('an upgrade says what is charged now and what that is made of, what is paid next, and what it gives', () => {
  const text = shown(previewForTests())
  expect(text).toContain('|Pro, for the rest of this period|$49.50|')
  expect(text).toContain('|Unused time of Creator|-$11|')
  expect(text).toContain('|Charged now|$38.50|')
  expect(text).toContain('|Takes effect|At once|')
  expect(text).toContain(`|Next payment|$99 on ${date}|`)
  expect(text).toContain('|200,000 credits are added at once.|')
  expect(text).toContain('|What you gain|500,000 credits a month|')
})

test('another rhythm names the plan by its period, and credits that end', () => {
  const text = shown(
    previewForTests({
      to: { tier: 'starter', billing_period: 'annual_period', price_cents: 5000 },
      due_now_cents: 3900,
      lines: [
        { kind: 'plan', description: 'Starter, one year', amount_cents: 5000 },
        { kind: 'unused', description: 'Unused time of Creator', amount_cents: -1100 },
      ],
      credits: {
        left_now: 80_000,
        added_now: 30_000,
        lost_now: 80_000,
        monthly_before: 100_000,
        monthly_after: 30_000,
      },
      changes: [{ fact: 'credits', before: 100_000, after: 30_000, is_loss: true }],
    }),
  )
  expect(text).toContain('|Starter, annual|$50|')
  expect(text).toContain('|80,000 unused credits end now; 30,000 new ones take their place.|')
  expect(text).toContain('|What you lose|30,000 credits a month|')
})

test('what begins later costs nothing now and says its day; what ends has no next payment', () => {
  const later = { action: 'downgrade', takes_effect: 'period_end', effective_at_unix: 1_800_000_000 } as const
  const nothing = { ...later, due_now_cents: 0, lines: [] }
  const text = shown(previewForTests({ ...nothing, next_payment_cents: 2200 }), null, ['downgrade'])
  expect(text).toContain(`|Charged now|$0|Takes effect|${date}|Next payment|$22 on ${date}|`)
  const free = previewForTests({ ...nothing, next_payment_cents: null, next_payment_at_unix: null })
  expect(shown(free, null, ['downgrade'])).toContain('|Next payment|None|')
})

test('a discount has its name, and what only the provider knows is not made up', () => {
  const lines = [
    { kind: 'plan', description: 'Creator', amount_cents: 2200 },
    { kind: 'discount', description: 'First month 50% off', amount_cents: -1100 },
  ] as const
  expect(shown(previewForTests({ lines: [...lines], due_now_cents: 1100 }))).toContain('|First month 50% off|-$11|')
  const unknown = previewForTests({
    due_now_cents: null,
    lines: [],
    next_payment_cents: null,
    next_payment_at_unix: null,
  })
  expect(shown(unknown)).toContain('|Charged now|Shown by your payment provider|')
  expect(shown(unknown)).not.toContain('Next payment')
})

test('while it is asked, when it failed, and when things have moved on, it says so', () => {
  const html = shownForTests(
    createElement(PreviewFacts, { previewing: { data: undefined, error: null, refetch: () => 0 }, expected: [] }),
  )
  expect(html).toContain('aria-label="Calculating what this changes…"')
  expect(shown(undefined, new Error('no'))).toContain('|What this changes could not be calculated|')
  expect(shown(previewForTests({ action: 'none' }))).toContain('Your subscription has changed in the meantime.')
})
