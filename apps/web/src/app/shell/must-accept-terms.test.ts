import { expect, test } from 'vitest'

import { mustAcceptTerms } from './must-accept-terms.ts'

test.each([
  ['us', 'il', false, true],
  ['US', 'IL', false, true],
  ['us', 'il', true, false],
  ['us', 'ca', false, false],
  ['us', null, false, false],
  ['de', 'il', false, false],
  [null, 'il', false, false],
  [null, null, false, false],
])('somebody in %s, %s who accepted: %s, must accept: %s', (country, region, accepted, must) => {
  expect(mustAcceptTerms({ geo_location: { country, region, city: null }, accepted_bipa_terms: accepted })).toBe(must)
})

test('somebody whose place is unknown is not asked', () => {
  expect(mustAcceptTerms({ geo_location: null, accepted_bipa_terms: false })).toBe(false)
})
