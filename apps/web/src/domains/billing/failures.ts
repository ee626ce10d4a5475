import { showError } from '@vireo/ui'

import { ApiError } from '../../kit/api/index.ts'
import { forgetPromo } from '../../kit/arrival/index.ts'
import { billingWords } from './words.ts'

/** Whether the server answered at all; what never reached it is another kind of failure. */
function isAnswer(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status > 0
}

/** Tells why no checkout was opened. A code that has expired is forgotten. */
export function showCheckoutFailure(error: unknown): void {
  if (isAnswer(error) && error.errorType === 'coupon_expired') {
    forgetPromo()
    showError(billingWords.failures.couponExpired)
  } else showError(isAnswer(error) ? billingWords.failures.checkout : billingWords.failures.unexpected)
}

export type ChangeName = keyof typeof billingWords.failures.changes

/** Tells that a change of the subscription failed. A code that has expired is forgotten. */
export function showChangeFailure(change: ChangeName, error: unknown): void {
  if (isAnswer(error) && error.errorType === 'coupon_expired') {
    forgetPromo()
    showError(billingWords.failures.couponExpired)
  } else showError(billingWords.failures.change(billingWords.failures.changes[change]))
}

/** What somebody can do about a payment that failed. */
export type PaymentObstacle =
  | { readonly kind: 'confirm'; readonly url: string; readonly reason: string }
  | { readonly kind: 'card'; readonly reason: string }
  | { readonly kind: 'later'; readonly reason: string }

/** Reads out of a failure what stands in the way of a payment; undefined for what has nothing to do with one. */
export function obstacleOf(error: unknown): PaymentObstacle | undefined {
  if (!isAnswer(error)) return undefined
  const url = error.data['url']
  switch (error.code) {
    case 'payment_action_required':
      return typeof url === 'string'
        ? { kind: 'confirm', url, reason: error.message }
        : { kind: 'card', reason: error.message }
    case 'payment_failed':
    case 'no_payment_method':
      return { kind: 'card', reason: error.message }
    case 'billing_unavailable':
      return { kind: 'later', reason: billingWords.failures.providerDown }
    default:
      return undefined
  }
}
