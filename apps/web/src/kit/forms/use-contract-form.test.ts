import { identityEndpoints } from '@vireo/contracts/identity'
import { expect, test } from 'vitest'

import { problemsOf } from './use-contract-form.ts'

const body = identityEndpoints.signUp.body

test('values that fit the contract have no problems', () => {
  expect(problemsOf(body, { email: ' A@b.example ', password: 'longenough', first_name: null }, {})).toEqual({})
})

test('each field has one sentence, and an empty one has its own', () => {
  const problems = problemsOf(body, { email: '', password: 'short' }, { email: 'Enter your e-mail address.' })
  expect(problems).toEqual({ email: 'Enter your e-mail address.', password: 'Use at least 8 characters.' })
})

test('a required field may be empty for the schema and still be missed by the form', () => {
  const problems = problemsOf(
    identityEndpoints.signIn.body,
    { email: 'a@b.example', password: '' },
    { password: 'Enter it.' },
  )
  expect(problems).toEqual({ password: 'Enter it.' })
})
