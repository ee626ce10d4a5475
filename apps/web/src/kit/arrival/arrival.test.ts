import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { clearStored, survivingKeys } from '../storage.ts'
import {
  forgetActionParameters,
  forgetInviteCode,
  forgetPromo,
  isYes,
  keepActionParameters,
  keepInviteCode,
  keepPromo,
  readActionParameters,
  storedActionParameters,
  storedInviteCode,
  storedPromo,
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

test('every parameter of an action link is read, and kept until it is dealt with', () => {
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
  keepActionParameters(parameters)
  expect(storedActionParameters()).toEqual(parameters)
  forgetActionParameters()
  expect(storedActionParameters()).toBeUndefined()
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

test('signing out forgets promo and action parameters, and keeps the invite and what is about this browser', () => {
  keepInviteCode('inv')
  keepPromo(promo)
  keepActionParameters(readActionParameters(new URLSearchParams('mode=verifyEmail')))
  for (const key of survivingKeys.filter((one) => one !== 'invite-code')) kept.set(key, '"x"')
  signOut()
  expect(storedPromo()).toBeUndefined()
  expect(storedActionParameters()).toBeUndefined()
  expect(storedInviteCode()).toBe('inv')
  expect([...kept.keys()].toSorted()).toEqual([...survivingKeys].toSorted())
})

test('what is forgotten is gone', () => {
  keepInviteCode('inv')
  keepPromo(promo)
  expect(storedPromo()).toEqual(promo)
  forgetInviteCode()
  forgetPromo()
  expect(storedInviteCode()).toBeUndefined()
  expect(storedPromo()).toBeUndefined()
})
