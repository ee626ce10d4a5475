import { showError, showMessage } from '@vireo/ui'

import { ApiError, messageOf } from '#kit/api/index.ts'
import { forgetPromo, storedPromo } from '#kit/arrival/index.ts'
import { billingWords } from './words.ts'

/** Tells whether the server answered at all; what never reached it is another kind of failure. */
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

/** Says why the mail with the link did not go out: in the server's words where it refused, else in those of the product. */
export function verificationFailure(error: unknown): string {
  const isRefusal = isAnswer(error) && error.status < 500 && error.message !== ''
  return isRefusal ? error.message : billingWords.failures.verification
}

/** Names the code that stood in the way of a change or checkout, if one did: without that it would fail again. */
function blamePromo(error: unknown): void {
  const blame = promoBlame(error)
  if (blame) showMessage(blame.reason)
}

/** Reads out of a failure which code stood in the way. One that has expired is forgotten. */
function promoBlame(error: unknown): { readonly reason: string; readonly isKept: boolean } | undefined {
  const code = storedPromo()?.promocode
  if (!isAnswer(error) || code === undefined) return undefined
  if (error.errorType === 'coupon_expired') {
    forgetPromo()
    return { reason: billingWords.failures.promoExpired(code), isKept: false }
  }
  if (error.errorType !== 'coupon_invalid') return undefined
  return { reason: billingWords.failures.promoUnfit(code), isKept: true }
}

/** Why a change of the subscription failed, and what helps. */
export type ChangeProblem = {
  readonly title: string
  readonly reason: string | undefined
  readonly help: { readonly kind: 'confirm'; readonly url: string } | { readonly kind: 'card' | 'promo' } | undefined
  readonly requestId: string | undefined
}

/** Says in a dialog why a change failed: the sentence of the change, its cause, and the way around it. */
export function problemOf(change: ChangeName, error: unknown): ChangeProblem {
  const { failures } = billingWords
  const blame = promoBlame(error)
  const requestId = isAnswer(error) && error.status >= 500 ? error.requestId : undefined
  return {
    title: failures.change(failures.changes[change]),
    requestId,
    ...(blame ? { reason: blame.reason, help: blame.isKept ? { kind: 'promo' } : undefined } : paymentProblem(error)),
  }
}

function paymentProblem(error: unknown): Pick<ChangeProblem, 'reason' | 'help'> {
  if (!isAnswer(error)) return { reason: messageOf(error), help: undefined }
  const url = error.data['url']
  switch (error.code) {
    case 'payment_action_required':
      return { reason: error.message, help: typeof url === 'string' ? { kind: 'confirm', url } : { kind: 'card' } }
    case 'payment_failed':
    case 'no_payment_method':
      return { reason: error.message, help: { kind: 'card' } }
    case 'billing_unavailable':
      return { reason: billingWords.failures.providerDown, help: undefined }
    default:
      return { reason: messageOf(error), help: undefined }
  }
}
