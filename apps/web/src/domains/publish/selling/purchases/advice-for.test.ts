import { expect, test } from 'vitest'

import { ApiError } from '#kit/api/index.ts'
import { adviceFor } from './advice-for.ts'

test.each([
  ['email_not_verified', 'Open the link in the e-mail that you got, and try again.'],
  ['work_already_bought', 'You find it in the list below.'],
  ['work_not_sold_to_authors', undefined],
])('whoever cannot buy because of %s hears what helps', (code, advice) => {
  expect(adviceFor(new ApiError({ status: 409, code, message: '' }))).toBe(advice)
})
