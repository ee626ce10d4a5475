import { expect, test } from 'vitest'

import { firstOpen, questionAfter, questionBefore, questionOf, roleOf } from './questions.ts'

const nobody = { first_name: null, onboarding_survey: null }
const survey = { first_name: null, role: null, subrole: null, timezone: null, source: null }
const answered = (given: Partial<typeof survey> | Record<string, string>, firstName: string | null = null) => ({
  first_name: firstName,
  onboarding_survey: { ...survey, ...given },
})

test('whoever comes back goes on with the first question that is open', () => {
  expect(firstOpen(nobody)).toBe('name')
  expect(firstOpen({ ...nobody, first_name: 'Ada' })).toBe('role')
  expect(firstOpen(answered({ role: 'stories' }, 'Ada'))).toBe('subrole')
  expect(firstOpen(answered({ role: 'other' }, 'Ada'))).toBe('source')
  expect(firstOpen(answered({ first_name: 'Ada', role: 'stories', subrole: 'podcast', source: 'search' }))).toBe(
    undefined,
  )
})

test('what somebody makes is asked more closely only where there is more to say', () => {
  expect(questionAfter('role', answered({ role: 'videos' }))).toBe('subrole')
  expect(questionAfter('role', answered({ role: 'other' }))).toBe('source')
  expect(questionAfter('role', nobody)).toBe('source')
  expect(questionAfter('source', nobody)).toBeUndefined()
  expect(questionBefore('source', answered({ role: 'other' }))).toBe('role')
  expect(questionBefore('name', nobody)).toBeUndefined()
})

test('an address that names no question, and a role that is asked no more, are none', () => {
  expect([questionOf('source'), questionOf('constructor'), questionOf(null)]).toEqual(['source', undefined, undefined])
  expect([roleOf('stories'), roleOf('toString'), roleOf(null)]).toEqual(['stories', undefined, undefined])
})
