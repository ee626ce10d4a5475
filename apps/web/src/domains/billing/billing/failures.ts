import { showError, showMessage } from '@vireo/ui'

import { ApiError } from '#kit/api/index.ts'
import { forgetPromo, storedPromo } from '#kit/arrival/index.ts'
import { billingWords } from './words.ts'

/** Whether the server answered at all; what never reached it is another kind of failure. */
function isAnswer(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status > 0
}

/** Tells why no checkout was opened. A code that has expired is forgotten; one that does not fit is named. */
export function showCheckoutFailure(error: unknown): void {
  if (isAnswer(error) && error.errorType === 'coupon_expired') {
    forgetPromo()
    showError(billingWords.failures.couponExpired)
    return
  }
  showError(isAnswer(error) ? billingWords.failures.checkout : billingWords.failures.unexpected)
  blamePromo(error)
}

export type ChangeName = keyof typeof billingWords.failures.changes

/** Tells that a change of the subscription failed, and which code was to blame. One that has expired is forgotten. */
export function showChangeFailure(change: ChangeName, error: unknown): void {
  showError(billingWords.failures.change(billingWords.failures.changes[change]))
  blamePromo(error)
}

/** Tells that the mail with the link did not go out: in the server's words where it refused, else in those of the product. */
export function showVerificationFailure(error: unknown): void {
  const isRefusal = isAnswer(error) && error.status < 500 && error.message !== ''
  showError(isRefusal ? error.message : billingWords.failures.verification)
}

/** Names the code that stood in the way of a change or checkout, if one did: without that it would fail again. */
function blamePromo(error: unknown): void {
  const code = storedPromo()?.promocode
  if (!isAnswer(error) || code === undefined) return
  if (error.errorType === 'coupon_expired') {
    forgetPromo()
    showMessage(billingWords.failures.promoExpired(code))
  } else if (error.errorType === 'coupon_invalid') showMessage(billingWords.failures.promoUnfit(code))
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
