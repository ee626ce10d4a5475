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

/** What the card says, without how it is drawn. */
const textOf = (answers: readonly (readonly [typeof key, unknown])[]) =>
  shownForTests(card, { answers })
    .replaceAll(/<[^>]*>/gu, ' ')
    .replaceAll(/\s+/gu, ' ')

test('credits that load show no figure, and those that fail say so', () => {
  expect(shownForTests(card)).not.toMatch(/\d+ of/u)
  expect(shownForTests(card, { failures })).toContain('Try again')
  expect(shownForTests(createElement(CreditsBadge), { failures })).toBe('')
})

test('credits are told as what is left and what was used', () => {
  const answers = [[key, documentForTests({ character_count: 2500 })]] as const
  expect(textOf(answers)).toMatch(/7,500 of 10,000 credits left.*2,500 used/u)
})

test('without a limit there is no bar that would stay empty', () => {
  const answers = [[key, documentForTests({ character_count: 2500, tier: 'enterprise' })]] as const
  expect(textOf(answers)).toMatch(/Unlimited.*2,500 used/u)
  expect(shownForTests(card, { answers })).not.toContain('<progress')
})
