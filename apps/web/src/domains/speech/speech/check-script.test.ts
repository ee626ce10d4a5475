import { Subscription } from '@vireo/contracts/users'
import { describe, expect, test } from 'vitest'

import { leastAnswer, type Some } from '#kit/testing/least-answer.testing.ts'
import { problemWithCost, problemWithScript, scriptLengthMax } from './check-script.ts'

const accountWith = (given: Some<Subscription>) =>
  Subscription.parse(
    leastAnswer(Subscription, {
      tier: 'creator',
      status: 'active',
      character_limit: 100,
      character_count: 90,
      ...given,
    }),
  )
const ten = accountWith({})

describe('why a text is not spoken', () => {
  test.each(['', ' ', '\n\t '])('there is nothing in %j', (text) => {
    expect(problemWithScript(text, 0, ten)).toBe('Write something first.')
  })

  test('the longest text is spoken, counted as people count it, and one more is not', () => {
    expect(problemWithScript('🦜'.repeat(scriptLengthMax), 0, ten)).toBeUndefined()
    expect(problemWithScript('a'.repeat(scriptLengthMax + 1), 0, ten)).toBe('At most 3,000 characters at a time.')
  })

  test('too long is said before too expensive: shortening it may help both', () => {
    expect(problemWithScript('a'.repeat(scriptLengthMax + 1), 9999, ten)).toContain('At most')
  })

  test('it may use the last credit, and not one more', () => {
    expect(problemWithScript('Hello', 10, ten)).toBeUndefined()
    expect(problemWithScript('Hello', 11, ten)).toBe('This costs 11 credits: 10 left.')
  })
})

test('while nobody knows what is left, nothing stands against speaking: the server decides', () => {
  expect(problemWithCost(1_000_000, undefined)).toBeUndefined()
})

test('overage is counted where it may be used, and named where it does not suffice', () => {
  const extra = { can_extend_character_limit: true, allowed_to_extend_character_limit: true }
  const more = accountWith({ ...extra, max_character_limit_extension: 5 })
  expect(problemWithCost(15, more)).toBeUndefined()
  expect(problemWithCost(16, more)).toBe('This costs 16 credits: 10 left and 5 of overage.')
  expect(problemWithCost(1_000_000, accountWith({ ...extra, max_character_limit_extension: -1 }))).toBeUndefined()
})

test('who paid too late has no overage', () => {
  const late = accountWith({
    status: 'past_due',
    can_extend_character_limit: true,
    allowed_to_extend_character_limit: true,
    max_character_limit_extension: 5,
  })
  expect(problemWithCost(11, late)).toBe('This costs 11 credits: 10 left.')
})

test('a plan without a limit pays for everything', () => {
  expect(problemWithCost(1_000_000, accountWith({ tier: 'enterprise' }))).toBeUndefined()
})
