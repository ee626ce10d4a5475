import type { SubscriptionDocument } from '@vireo/contracts/users'
import { createElement } from 'react'
import { expect, test } from 'vitest'

import { shownForTests } from '#kit/testing.ts'
import { documentForTests, payingForTests } from '#users/testing.ts'
import { pricingForTests } from '../testing.ts'
import { PlanPanel } from './plan-panel.tsx'

const pricing = pricingForTests()
const shown = (document: SubscriptionDocument) => shownForTests(createElement(PlanPanel, { document, pricing }))
const given = (tier: SubscriptionDocument['tier'], given_by: SubscriptionDocument['given_by'] = 'operator') =>
  documentForTests({ tier, status: 'active', given_by })

test.each([
  ['creator', 'operator', 'Given by the operator of this instance.'],
  ['creator', 'default', 'Every workspace of this instance begins with this plan.'],
  ['enterprise', 'operator', 'Given by the operator of this instance.'],
  ['grant_tier_1_2025_07_23', 'grant', 'Given to your workspace as a grant.'],
  ['trial', 'operator', 'A trial, given by the operator of this instance.'],
] as const)('%s, given by %s, says who gave it', (tier, by, sentence) => {
  expect(shown(given(tier, by))).toContain(sentence)
})

test('what is paid for was given by nobody', () => {
  expect(shown(payingForTests('creator'))).not.toMatch(/given/iu)
  expect(shown(documentForTests())).not.toMatch(/given/iu)
})

test('a grant leads on to Business, where that can be bought and by who may buy', () => {
  expect(shown(given('grant_tier_1_2025_07_23', 'grant'))).toContain('Continue with Business')
  expect(shown({ ...given('grant_tier_1_2025_07_23', 'grant'), billing_provider: 'none' })).not.toContain(
    'Continue with',
  )
  expect(shown({ ...given('grant_tier_1_2025_07_23', 'grant'), can_manage_billing: false })).not.toContain(
    'Continue with',
  )
  expect(shown(given('enterprise'))).not.toContain('Continue with')
})

test('what is scheduled can be taken back beside the plan, in whichever period', () => {
  const cancellation = { kind: 'cancellation', timestamp_seconds: 1_800_000_000 } as const
  const change = {
    ...cancellation,
    kind: 'change',
    next_tier: 'creator',
    next_billing_period: 'monthly_period',
  } as const
  expect(shown(payingForTests('creator', { pending_change: cancellation }))).toContain('Do Not Cancel')
  const annual = shown(payingForTests('creator', { billing_period: 'annual_period', pending_change: change }))
  expect(annual).toContain('Cancel Downgrade')
  expect(annual).toContain('Changes to Creator, monthly on')
})

test('the offer to newcomers is called by its name, not by its code', () => {
  const discount = {
    code: 'first-month-creator',
    name: 'First month 50% off',
    percent_off: 50,
    amount_off: null,
    duration_in_months: 1,
    ends_at_unix: null,
  }
  const html = shown(payingForTests('creator', { discount }))
  expect(html).toContain('First month 50% off')
  expect(html).not.toContain('first-month-creator')
})
