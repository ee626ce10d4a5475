import { beforeEach, expect, test, vi } from 'vitest'

import { ApiError } from '#kit/api/index.ts'
import { keepPromo, storedPromo } from '#kit/arrival/index.ts'
import { problemOf, showChangeFailure, showCheckoutFailure, verificationFailure } from './failures.ts'

vi.mock('@vireo/ui', () => ({
  showError: (message: string) => said.push(message),
  showMessage: (message: string) => said.push(message),
}))

const said: string[] = []
const kept = new Map<string, string>()
const expired = "This coupon has expired, please use a different one. We've removed it from your browser."
const answer = (status: number, code: string) => new ApiError({ status, code, message: code })

beforeEach(() => {
  kept.clear()
  said.length = 0
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })
  keepPromo({ promocode: 'SPRING', amount_off: null, percent_off: 50, duration_in_months: 1 })
})

test.each([
  [answer(400, 'coupon_expired'), [expired], false],
  [
    answer(400, 'coupon_invalid'),
    ['Failed to create checkout session', 'Promo code SPRING is not for this plan. Remove it, or choose another plan.'],
    true,
  ],
  [answer(402, 'payment_failed'), ['Failed to create checkout session'], true],
  [answer(0, 'unreachable'), ['Unexpected error occurred, please try again later.'], true],
  [new Error('x'), ['Unexpected error occurred, please try again later.'], true],
] as const)('a checkout that fails by %s', (error, sentences, isKept) => {
  showCheckoutFailure(error)
  expect(said).toEqual(sentences)
  expect(storedPromo() !== undefined).toBe(isKept)
})

test.each([
  [
    answer(400, 'coupon_expired'),
    ['Failed to upgrade subscription', 'Promo code SPRING has expired and was removed. Nothing was changed.'],
    false,
  ],
  [
    answer(400, 'coupon_invalid'),
    ['Failed to upgrade subscription', 'Promo code SPRING is not for this plan. Remove it, or choose another plan.'],
    true,
  ],
  [answer(402, 'payment_failed'), ['Failed to upgrade subscription'], true],
] as const)('a change that fails by %s says its own sentence', (error, sentences, isKept) => {
  showChangeFailure('upgrade', error)
  expect(said).toEqual(sentences)
  expect(storedPromo() !== undefined).toBe(isKept)
})

const notSent = 'An error occured while sending the verification email.'

test.each([
  [new ApiError({ status: 429, code: 'too_many_attempts', message: 'Wait a minute.' }), 'Wait a minute.'],
  [answer(500, 'internal_error'), notSent],
  [answer(0, 'unreachable'), notSent],
  [new Error('x'), notSent],
] as const)('a mail that does not go out for %s', (error, sentence) => {
  expect(verificationFailure(error)).toBe(sentence)
})

const refused = (status: number, code: string, data: Record<string, unknown> = {}) =>
  new ApiError({ status, code, message: 'The card was declined.', requestId: 'req_1', data })

test.each([
  [refused(402, 'payment_failed'), 'The card was declined.', { kind: 'card' }],
  [
    refused(402, 'payment_action_required', { url: '/bank' }),
    'The card was declined.',
    { kind: 'confirm', url: '/bank' },
  ],
  [
    answer(400, 'coupon_invalid'),
    'Promo code SPRING is not for this plan. Remove it, or choose another plan.',
    { kind: 'promo' },
  ],
  [answer(400, 'coupon_expired'), 'Promo code SPRING has expired and was removed. Nothing was changed.', undefined],
  [
    answer(503, 'billing_unavailable'),
    'The payment provider is not answering. Nothing was charged; try again in a few minutes.',
    undefined,
  ],
] as const)('a dialog says why a change failed by %s, and what helps', (error, reason, help) => {
  expect(problemOf('upgrade', error)).toMatchObject({ title: 'Failed to upgrade subscription', reason, help })
})
