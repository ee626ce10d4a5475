import { expect, test } from 'vitest'
import { heldReferral, referralLifetimeMs, referralOf } from './referral-record.ts'

test.each([
  ['', undefined],
  ['from=ada', { keep: 'ada' }],
  ['from=', undefined],
  [`from=${'x'.repeat(65)}`, undefined],
  ['gclid=1', 'clear'],
  ['gbraid=1', 'clear'],
  ['wbraid=1', 'clear'],
  ['msclkid=1', 'clear'],
  ['fbclid=1', 'clear'],
  ['ttclid=1', 'clear'],
  ['ps_partner_key=1', 'clear'],
  ['from=ada&gclid=1', 'clear'],
  ['ps_partner_key=1&from=ada', 'clear'],
  ['gclid=&from=ada', { keep: 'ada' }],
  ['utm_source=x', undefined],
])('a visit with %j does %j', (query, expected) => {
  expect(referralOf(new URLSearchParams(query))).toEqual(expected)
})

test('a referral holds for 90 days to the millisecond', () => {
  expect(referralLifetimeMs).toBe(90 * 24 * 60 * 60 * 1000)
  const kept = { value: 'ada', expires_at: 1000 + referralLifetimeMs }
  expect(heldReferral(kept, 1000 + referralLifetimeMs - 1)).toBe('ada')
  expect(heldReferral(kept, 1000 + referralLifetimeMs)).toBeUndefined()
})

test.each([null, 'ada', 7, {}, { value: 'ada' }, { value: 7, expires_at: 9 }, { value: 'ada', expires_at: '9' }])(
  '%j is no record',
  (kept) => {
    expect(heldReferral(kept, 0)).toBeUndefined()
  },
)
