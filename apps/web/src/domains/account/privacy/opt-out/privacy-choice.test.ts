import { expect, test } from 'vitest'

import { privacyChoiceCookie } from './privacy-choice.ts'

test('the cookie lives 360 days, is secure and for our own pages only', () => {
  expect(privacyChoiceCookie('opted-out')).toBe(
    'privacy-opt-out=opted-out; Path=/; Max-Age=31104000; Secure; SameSite=Strict',
  )
  expect(privacyChoiceCookie('kept')).toContain('privacy-opt-out=kept;')
})
