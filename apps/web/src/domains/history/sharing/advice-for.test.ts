import { expect, test } from 'vitest'

import { ApiError } from '#kit/api/index.ts'
import { adviceFor } from './advice-for.ts'

test.each([
  ['email_not_verified', 'Open the link in the e-mail that you got, and try again.'],
  ['public_links_forbidden', 'An admin can allow them under Security.'],
  ['share_link_taken_down', undefined],
])('%s leads on where something helps', (code, advice) => {
  expect(adviceFor(new ApiError({ status: 403, code, message: 'No.' }))).toBe(advice)
})

test('what is no answer has no advice', () => {
  expect(adviceFor(new TypeError('fetch failed'))).toBeUndefined()
})
