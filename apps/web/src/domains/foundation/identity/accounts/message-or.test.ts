import { expect, test } from 'vitest'

import { ApiError } from '#kit/api/index.ts'
import { messageOr } from './message-or.ts'
import { accountWords } from './words.ts'

const refused = new ApiError({ status: 429, code: 'too_many_attempts', message: 'Wait a minute.' })
const failing = (status: number, message: string) => new ApiError({ status, code: 'internal_error', message })

test.each([
  [accountWords.verificationNotSent, 'An error occured while sending the verification email.'],
  [accountWords.resetNotRequested, 'An error occurred while requesting the password change.'],
])('%s stands where the server did not say why a mail was not sent, or nobody answered', (otherwise, sentence) => {
  expect(messageOr(refused, otherwise)).toBe('Wait a minute.')
  for (const error of [failing(500, 'Oops'), failing(0, 'unreachable'), failing(404, ''), new TypeError('x')])
    expect(messageOr(error, otherwise)).toBe(sentence)
})
