import { expect, test } from 'vitest'

import { filtersIn, isNarrow } from './voice-filter.ts'
import { queryFor } from './voice-query.ts'

const filters = (query: string) => filtersIn(new URLSearchParams(query))

test.each([
  ['', { voice_type: 'non-default' }],
  ['kind=community&sort=name', { voice_type: 'community', sort: 'name', sort_direction: 'asc' }],
  ['kind=stolen&category=famous&sort=luck', { voice_type: 'non-default' }],
  ['search=%20%20', { voice_type: 'non-default' }],
  [
    'search=%20Ada%20&language=de&use_case=news',
    { voice_type: 'non-default', search: 'Ada', language: ['de'], use_cases: ['news'] },
  ],
  ['gender=male&age=old&accent=british', { voice_type: 'non-default', gender: 'male', age: 'old', accent: 'british' }],
])('the address ?%s asks for %j', (query, expected) => {
  expect(queryFor('non-default', filters(query))).toEqual(expected)
})

test('the origin narrows only one’s own voices', () => {
  expect(queryFor('workspace', filters('kind=personal'))).toEqual({ voice_type: 'workspace' })
})

test('an order leaves nothing out', () => {
  expect([isNarrow(filters('sort=name')), isNarrow(filters('sort=name&gender=male'))]).toEqual([false, true])
})
