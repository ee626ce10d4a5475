import { expect, test } from 'vitest'

import { readActionParameters } from '#kit/arrival/index.ts'
import { planAction, UnknownActionError } from './plan-action.ts'

const plan = (query: string) => planAction(readActionParameters(new URLSearchParams(query)))

test.each([
  ['mode=optOutOfUpdates&verificationCode=c', { kind: 'opt-out', code: 'c' }],
  ['mode=resetPassword&oobCode=c', { kind: 'reset-password' }],
  ['mode=recoverEmail&oobCode=c', { kind: 'nothing' }],
  ['mode=verifyEmail&oobCode=old', { kind: 'verify-email', code: 'old' }],
  ['mode=verifyEmail&oobCode=old&verificationCode=new', { kind: 'verify-email', code: 'new' }],
  ['mode=verifySignInRequest&verificationCode=c', { kind: 'grant-support', code: 'c' }],
  ['coupon=SAVE', { kind: 'arrive' }],
  ['invite_code=i', { kind: 'arrive' }],
  ['newUser=true', { kind: 'arrive' }],
  ['internalCode=i', { kind: 'arrive' }],
  ['sensitiveActionVerificationCode=s', { kind: 'arrive' }],
])('%s', (query, expected) => {
  expect(plan(query)).toEqual(expected)
})

test.each([
  '',
  'mode=',
  'mode=signIn',
  'mode=VERIFYEMAIL',
  'mode=signIn&coupon=SAVE',
  'lang=de&userId=u',
  'newUser=false',
])('%j is an error', (query) => {
  expect(() => plan(query)).toThrow(UnknownActionError)
  expect(() => plan(query)).toThrow('Unknown received for firebase handler')
})
