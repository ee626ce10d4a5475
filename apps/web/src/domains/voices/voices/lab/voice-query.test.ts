import { expect, test } from 'vitest'

import { filtersIn, isNarrow } from './voice-filter.ts'
import { queryFor } from './voice-query.ts'

const filters = (query: string) => filtersIn(new URLSearchParams(query))

test.each([
  ['', { owner: 'me' }],
  ['kind=community&sort=name', { owner: 'me', voice_type: 'community', sort: 'name', sort_direction: 'asc' }],
  ['kind=stolen&category=famous&sort=luck', { owner: 'me' }],
  ['search=%20%20', { owner: 'me' }],
  ['search=%20Ada%20&language=de&use_case=news', { owner: 'me', search: 'Ada', language: ['de'], use_cases: ['news'] }],
  ['gender=male&age=old&accent=british', { owner: 'me', gender: 'male', age: 'old', accent: 'british' }],
])('the address ?%s asks for %j', (query, expected) => {
  expect(queryFor('mine', filters(query))).toEqual(expected)
})

test('the origin narrows only one’s own voices', () => {
  expect(queryFor('workspace', filters('kind=personal'))).toEqual({ voice_type: 'workspace' })
})

test('an order leaves nothing out', () => {
  expect([isNarrow(filters('sort=name')), isNarrow(filters('sort=name&gender=male'))]).toEqual([false, true])
})
