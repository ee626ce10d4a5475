import { plansEndpoints } from '@vireo/contracts/plans'
import { type SubscriptionDocument, usersEndpoints } from '@vireo/contracts/users'
import { createElement } from 'react'
import { expect, test, vi } from 'vitest'

import { ApiError } from '#kit/api/index.ts'
import { shownForTests } from '#kit/testing.ts'
import { subscriptionQuery } from '#users'
import { documentForTests, payingForTests, userForTests } from '#users/testing.ts'
import { pricingForTests } from '../testing.ts'
import { SubscriptionPage } from './subscription-page.tsx'

// Read from the browser, which is not here.
vi.mock('../promo/use-promo.ts', () => ({ usePromo: () => undefined, removePromo: () => undefined }))
vi.mock('#kit/session/index.ts', () => ({ useSession: () => ({ status: 'signed-out' }) }))

const userKey = [usersEndpoints.get.id, {}]
const pricingKey = [plansEndpoints.getPricing.id, {}]
const broken = new ApiError({ status: 503, code: 'x', message: 'inside', requestId: 'req_1' })

const answersFor = (document: SubscriptionDocument) =>
  [
    [subscriptionQuery.queryKey, document],
    [userKey, userForTests()],
    [pricingKey, pricingForTests()],
  ] as const

const page = createElement(SubscriptionPage)

test('while it loads the screen says that it is busy, and nothing else', () => {
  expect(shownForTests(page)).toContain('aria-busy="true"')
  expect(shownForTests(page)).not.toMatch(/Your plan|could not be loaded/u)
})

test.each([0, 1, 2])('when question %i fails it says so with a way on, and never what went wrong inside', (which) => {
  const answers = answersFor(documentForTests())
  const failing = answers[which]?.[0]
  if (!failing) throw new Error('There is no such question.')
  const html = shownForTests(page, {
    answers: answers.filter((_, place) => place !== which),
    failures: [[failing, broken]],
  })
  expect(html).toContain('Your subscription could not be loaded')
  expect(html).toContain('req_1')
  expect(html).toMatch(/<button[^>]*>.*Try again/u)
  expect(html).not.toContain('inside')
})

test('for who pays it shows plan, what comes next and every card', () => {
  const document = payingForTests('creator', { previously_subscribed_tiers: ['creator'] })
  const html = shownForTests(page, { answers: answersFor(document) })
  expect(html).toMatch(/Renews on \d\d\/\d\d\/\d\d/u)
  for (const name of ['Free', 'Starter', 'Creator', 'Pro', 'Scale', 'Business']) expect(html).toContain(`>${name}</h3>`)
})

test.each([
  ['past_due', 'A payment has failed'],
  ['incomplete', 'Your payment is not complete'],
  ['free_disabled', 'This workspace is blocked'],
] as const)('a workspace that is %s is told first: %s', (status, title) => {
  const html = shownForTests(page, { answers: answersFor(payingForTests('creator', { status })) })
  expect(html.indexOf(title)).toBeGreaterThan(0)
  expect(html.indexOf(title)).toBeLessThan(html.indexOf('Your plan'))
})

test('who may not manage billing sees the plan, no promo code and no button that works', () => {
  const document = payingForTests('creator', { can_manage_billing: false })
  const html = shownForTests(page, { answers: answersFor(document) })
  expect(html).toContain('Your plan')
  expect(html).not.toMatch(/Enter a promo code|Manage billing/u)
  const cards = html.slice(html.indexOf('id="plans"'))
  expect(cards.match(/<button[^>]*>/gu)?.every((button) => button.includes('disabled'))).toBe(true)
})
