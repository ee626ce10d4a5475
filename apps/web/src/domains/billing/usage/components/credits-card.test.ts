import { createElement } from 'react'
import { expect, test } from 'vitest'

import { ApiError } from '#kit/api/index.ts'
import { shownForTests } from '#kit/testing.ts'
import { subscriptionQuery } from '#users'
import { documentForTests } from '#users/testing.ts'
import { CreditsBadge } from './credits-badge.tsx'
import { CreditsCard } from './credits-card.tsx'

const key = subscriptionQuery.queryKey
const card = createElement(CreditsCard)
const failures = [[key, new ApiError({ status: 503, code: 'x', message: 'inside' })]] as const

test('credits that load show no figure, and those that fail say so', () => {
  expect(shownForTests(card)).not.toMatch(/\d+ of/u)
  expect(shownForTests(card, { failures })).toContain('Try again')
  expect(shownForTests(createElement(CreditsBadge), { failures })).toBe('')
})

test('credits are told as what is left and what was used', () => {
  const answers = [[key, documentForTests({ character_count: 2500 })]] as const
  expect(shownForTests(card, { answers })).toMatch(/7,500 of 10,000 credits left.*2,500 used/u)
})
