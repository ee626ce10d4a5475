import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { clearStored, survivingKeys } from '../storage.ts'
import {
  forgetCarried,
  forgetCoupon,
  forgetInviteCode,
  forgetPromo,
  isInvitePutOff,
  isYes,
  keepCarried,
  keepCoupon,
  keepInviteCode,
  keepPromo,
  putInviteOff,
  readActionParameters,
  storedInviteCode,
  storedPromo,
  waitingCoupon,
  withCarried,
} from './index.ts'

const promo = { promocode: 'SPRING', amount_off: 500, percent_off: null, duration_in_months: 1 }
const kept = new Map<string, string>()
const storage = new Proxy(
  {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  },
  { ownKeys: () => [...kept.keys()], getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }) },
)

beforeEach(() => {
  kept.clear()
  vi.stubGlobal('localStorage', storage)
})
afterEach(() => vi.unstubAllGlobals())

function signOut(): void {
  // The parts of Storage that clearing touches are all there.
  clearStored([storage as unknown as Storage])
}

test('every parameter of an action link is read, and only what it carries on is kept', () => {
  const parameters = readActionParameters(
    new URLSearchParams({
      mode: 'verifyEmail',
      oobCode: 'old',
      verificationCode: 'new',
      continueUrl: '/app/home',
      lang: 'de',
      userId: 'user_1',
      coupon: 'SPRING',
      newUser: 'true',
      invite_code: 'inv',
      internalCode: 'int',
      sensitiveActionVerificationCode: 'sens',
    }),
  )
  expect(parameters).toEqual({
    mode: 'verifyEmail',
    verificationCode: 'new',
    continueUrl: '/app/home',
    lang: 'de',
    userId: 'user_1',
    coupon: 'SPRING',
    newUser: true,
    inviteCode: 'inv',
    internalCode: 'int',
    sensitiveActionVerificationCode: 'sens',
  })
  keepCarried(parameters)
  expect([...kept.values()].join('')).not.toContain('"new"')
  expect(JSON.parse(kept.get('vireo.action-parameters') ?? '')).toEqual({
    newUser: true,
    internalCode: 'int',
    sensitiveActionVerificationCode: 'sens',
  })
})

test('a later link carries on what an earlier one brought, and says itself what it says', () => {
  const read = (query: string) => readActionParameters(new URLSearchParams(query))
  keepCarried(read('mode=resetPassword&oobCode=c&newUser=true&internalCode=early&coupon=SPRING'))
  const later = withCarried(read('mode=verifyEmail&oobCode=d&continueUrl=/app/usage'))
  expect(later).toEqual({
    ...read('mode=verifyEmail&oobCode=d&continueUrl=/app/usage'),
    newUser: true,
    internalCode: 'early',
  })
  expect(withCarried(read('internalCode=late')).internalCode).toBe('late')
  forgetCarried()
  expect(withCarried(read('continueUrl=/app/usage'))).toEqual(read('continueUrl=/app/usage'))
})

test('an older link names its code oobCode; the language is English unless it says otherwise', () => {
  const parameters = readActionParameters(new URLSearchParams('oobCode=old&mode='))
  expect(parameters).toMatchObject({ verificationCode: 'old', lang: 'en', mode: undefined, newUser: false })
})

test.each([
  ['true', true],
  ['1', true],
  ['yes', true],
  ['false', false],
  ['0', false],
  ['', false],
  [null, false],
])('a flag of %j is %s', (value, expected) => {
  expect(isYes(value)).toBe(expected)
})

test('signing out forgets promo, coupon and what links carried, and keeps the invite and what is about this browser', () => {
  keepInviteCode('inv')
  keepPromo(promo)
  keepCoupon('SPRING')
  keepCarried(readActionParameters(new URLSearchParams('mode=verifyEmail&newUser=1')))
  for (const key of survivingKeys.filter((one) => one !== 'invite-code')) kept.set(key, '"x"')
  signOut()
  expect(storedPromo()).toBeUndefined()
  expect(waitingCoupon()).toBeUndefined()
  expect(withCarried(readActionParameters(new URLSearchParams())).newUser).toBe(false)
  expect(storedInviteCode()).toBe('inv')
  expect([...kept.keys()].toSorted()).toEqual([...survivingKeys].toSorted())
})

test('what is forgotten is gone', () => {
  keepInviteCode('inv')
  keepPromo(promo)
  keepCoupon('SPRING')
  expect(storedPromo()).toEqual(promo)
  expect(waitingCoupon()).toBe('SPRING')
  forgetCoupon()
  expect(waitingCoupon()).toBeUndefined()
  forgetInviteCode()
  forgetPromo()
  expect(storedInviteCode()).toBeUndefined()
  expect(storedPromo()).toBeUndefined()
})

test('an invitation that was put off stays so, until its link is followed again', () => {
  keepInviteCode('inv')
  putInviteOff('inv')
  expect(isInvitePutOff('inv')).toBe(true)
  keepInviteCode('inv')
  expect(isInvitePutOff('inv')).toBe(false)
})
