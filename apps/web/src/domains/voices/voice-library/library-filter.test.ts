import fc from 'fast-check'
import { expect, test } from 'vitest'

import { filterFrom, isNarrowed, parametersOf, queryOf } from './library-filter.ts'

const value = fc.string({ maxLength: 12 })
const filters = fc.record({
  search: value,
  language: value,
  gender: value,
  age: value,
  accent: value,
  use_case: value,
  category: value,
  quality: value,
  sort: fc.constantFrom('created_date', 'trending', 'cloned_by_count', 'usage_character_count_1y'),
})

test('an address brings back the filter that it was made of', () => {
  fc.assert(
    fc.property(filters, (filter) => {
      expect(filterFrom(parametersOf(filter))).toEqual(filter)
    }),
  )
})

test('an address that says nothing, or nonsense, narrows nothing', () => {
  for (const address of ['', 'sort=x', 'page=7']) {
    const filter = filterFrom(new URLSearchParams(address))
    expect(isNarrowed(filter)).toBe(false)
    expect(queryOf(filter)).toEqual({ sort: 'created_date' })
  }
})

test('a use is asked for as a list, and a kind that there is none of is not asked for', () => {
  const filter = filterFrom(new URLSearchParams('use_case=news&category=premade&search=%20a%20'))
  expect(queryOf(filter)).toEqual({ sort: 'created_date', use_cases: ['news'], search: 'a' })
})
