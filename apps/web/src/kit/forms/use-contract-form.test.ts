import { identityEndpoints } from '@vireo/contracts/identity'
import { VoiceName } from '@vireo/contracts/voices'
import { afterEach, expect, test } from 'vitest'
import { z } from 'zod'

import { speak } from '../language/index.ts'
import { kitGerman } from '../words.de.ts'
import { problemsOf } from './use-contract-form.ts'

const body = identityEndpoints.signUp.body
afterEach(() => speak({}))

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

test('what is wrong is said in sentences, and not in the words of the schema', () => {
  expect(problemsOf(body, { email: 'nonsense', password: 'x'.repeat(129) }, {})).toEqual({
    email: 'This is not an e-mail address.',
    password: 'Use at most 128 characters.',
  })
  expect(problemsOf(z.object({ name: VoiceName }), { name: ' ' }, {})).toEqual({ name: 'Give the voice a name.' })
})

test('what is wrong is said in the language of the screen', () => {
  speak({ kit: kitGerman })
  expect(problemsOf(body, { email: 'nonsense', password: 'short' }, {})).toEqual({
    email: 'Das ist keine E-Mail-Adresse.',
    password: 'Verwenden Sie mindestens 8 Zeichen.',
  })
})
