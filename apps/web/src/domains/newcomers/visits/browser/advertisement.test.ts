import { expect, test } from 'vitest'

import { advertisementIn } from './advertisement.ts'

test.each([
  ['', undefined],
  ['from=ada', undefined],
  ['gclid=', undefined],
  ['gclid=c&from=ada', { gclid: 'c' }],
  [
    'utm_source=s&utm_medium=m&utm_campaign=c&utm_term=t&utm_content=x',
    {
      utm_source: 's',
      utm_medium: 'm',
      utm_campaign: 'c',
      utm_term: 't',
      utm_content: 'x',
    },
  ],
  [`gclid=${'x'.repeat(600)}`, { gclid: 'x'.repeat(500) }],
])('%s says %j', (query, expected) => {
  expect(advertisementIn(new URLSearchParams(query))).toEqual(expected)
})
