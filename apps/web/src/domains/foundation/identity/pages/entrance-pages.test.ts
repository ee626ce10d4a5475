import { Entrance, identityEndpoints } from '@vireo/contracts/identity'
import { createElement } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { ApiError, contractQuery } from '#kit/api/index.ts'
import { leastAnswer, type Some } from '#kit/testing/least-answer.testing.ts'
import { shownForTests } from '#kit/testing.ts'
import { ResetPasswordPage } from './reset-password-page.tsx'
import { SignUpPage } from './sign-up-page.tsx'

beforeEach(() => vi.stubGlobal('location', new URL('https://vireo.example/app/sign-up')))
afterEach(() => vi.unstubAllGlobals())

const rulesKey = contractQuery(identityEndpoints.getEntrance, {}).queryKey
const stumble = new ApiError({ status: 500, code: 'internal_error', message: 'It stumbled.', requestId: 'r1' })

describe('who wants to sign up', () => {
  const shown = (rules: Some<Entrance>) =>
    shownForTests(createElement(SignUpPage), { answers: [[rulesKey, leastAnswer(Entrance, rules)]] })

  test('sees that the form is coming until it is known what it asks for', () => {
    const html = shownForTests(createElement(SignUpPage))
    expect(html).toContain('aria-busy')
    expect(html).not.toContain('type="password"')
  })

  test('is told where that could not be asked, and may try again', () => {
    const html = shownForTests(createElement(SignUpPage), { failures: [[rulesKey, stumble]] })
    expect(html).toMatch(/role="alert".*Try again.*r1/u)
    expect(html).not.toContain('type="password"')
  })

  test('fills in the form where everybody may', () => {
    const html = shown({ sign_up: 'open' })
    expect(html).toContain('type="password"')
    expect(html).not.toMatch(/Invitation code|Set-up code|aria-busy/u)
  })

  test('is asked for the code that the instance wants', () => {
    expect(shown({ sign_up: 'invite' })).toContain('Invitation code')
    expect(shown({ sign_up: 'open', asks_for_set_up_code: true })).toContain('Set-up code')
  })

  test('finds no form where nobody may, and reads why', () => {
    const html = shown({ sign_up: 'closed' })
    expect(html).toContain('This instance does not accept new accounts.')
    expect(html).not.toContain('type="password"')
  })
})

describe('whoever follows a link for a new password', () => {
  const checkKey = contractQuery(identityEndpoints.checkPasswordReset, { verification_code: 'c1' }).queryKey
  const shown = (failure?: Error) =>
    shownForTests(createElement(ResetPasswordPage), {
      at: '/app/sign-in/reset-password?oobCode=c1',
      ...(failure ? { failures: [[checkKey, failure]] as const } : {}),
    })

  test('sees that it is being checked', () => {
    expect(shown()).toMatch(/Checking the link….*data-busy/u)
  })

  test('may try again where it could not be checked, or ask for another one', () => {
    const html = shown(stumble)
    expect(html).toMatch(/This link could not be checked.*role="alert".*Try again/u)
    expect(html).toContain('Ask for a new link')
  })

  test('is not told to try again a link that is no good', () => {
    const html = shownForTests(createElement(ResetPasswordPage), { at: '/app/sign-in/reset-password' })
    expect(html).toContain('This link is no longer valid')
    expect(html).not.toContain('Try again')
  })

  test('chooses one where the link is good', () => {
    const html = shownForTests(createElement(ResetPasswordPage), {
      at: '/app/sign-in/reset-password?oobCode=c1',
      answers: [[checkKey, { email: 'ada@example.test' }]],
    })
    expect(html).toContain('For ada@example.test. You will be signed out everywhere.')
    expect(html).toContain('autoComplete="new-password"')
  })
})
