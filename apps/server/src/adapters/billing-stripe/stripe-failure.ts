import { Stripe } from 'stripe'
import { BillingFailure, type BillingFailureKind } from '../../ports/billing-provider.ts'

const kindByCode: Readonly<Record<string, BillingFailureKind>> = {
  coupon_expired: 'coupon_expired',
  authentication_required: 'requires_action',
  subscription_payment_intent_requires_action: 'requires_action',
  invoice_payment_intent_requires_action: 'requires_action',
  setup_intent_authentication_failure: 'card_declined',
}

const sentences: Readonly<Partial<Record<BillingFailureKind, string>>> = {
  unavailable: 'The payment provider cannot be reached. Nothing was changed, please try again.',
  requires_action: 'Your bank asks you to confirm this payment.',
  coupon_expired: 'This coupon has expired, please use a different one.',
  coupon_invalid: 'This code cannot be used.',
}

/** Runs calls to Stripe and converts their errors to those of the product, without keys or raw answers. */
export async function withStripe<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw toFailure(error)
  }
}

function toFailure(error: unknown): unknown {
  if (!(error instanceof Stripe.errors.StripeError)) return error
  const kind = kindOf(error)
  if (!kind) return new Error(`Stripe refused a request: ${error.type} ${error.code ?? ''} ${error.message}`)
  // The library's error carries headers and the whole answer, which belong into no log.
  const cause = new Error(`${error.type} ${error.code ?? ''} ${error.requestId ?? ''}`)
  const message = sentences[kind] ?? error.message
  return new BillingFailure(kind, message, { cause })
}

function kindOf(error: InstanceType<typeof Stripe.errors.StripeError>): BillingFailureKind | undefined {
  const named = kindByCode[error.code ?? '']
  if (named) return named
  if (error instanceof Stripe.errors.StripeCardError) return 'card_declined'
  if (error.code === 'resource_missing' && /coupon|discounts/.test(error.param ?? '')) return 'coupon_invalid'
  const isTheirs =
    error instanceof Stripe.errors.StripeConnectionError ||
    error instanceof Stripe.errors.StripeAPIError ||
    error instanceof Stripe.errors.StripeRateLimitError ||
    // A key that is wrong or was withdrawn is for the operator to repair; people can only try again.
    error instanceof Stripe.errors.StripeAuthenticationError ||
    error instanceof Stripe.errors.StripePermissionError
  return isTheirs ? 'unavailable' : undefined
}

/** Tells whether a payment failed because the bank asks the person to confirm it. */
export function asksForPerson(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeError && kindOf(error) === 'requires_action'
}

/**
 * Tells whether the bank declined, or asks for the person: the invoice stays open, and Stripe retries on its own
 * schedule.
 */
export function isRefusedByBank(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeCardError || asksForPerson(error)
}

/** Codes of refusals that are none for good: whether the request with this key was carried out is not known. */
const undecided = ['idempotency_key_in_use', 'lock_timeout', 'rate_limit']

/** Runs a call that Stripe may refuse for good, without having done anything: that is `not_supported`. */
export async function refusable<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!isDefinite(error)) throw error
    const cause = new Error(`${error.type} ${error.code ?? ''} ${error.requestId ?? ''}`)
    throw new BillingFailure('not_supported', 'The payment provider refused this.', { cause })
  }
}

function isDefinite(error: unknown): error is InstanceType<typeof Stripe.errors.StripeError> {
  if (!(error instanceof Stripe.errors.StripeError)) return false
  // Whoever is to be paid has closed their account, or left: Stripe answers that as if a permission were missing.
  if (error.code === 'account_invalid' || error.code === 'account_closed') return true
  if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) return false
  const isAnswered = error.statusCode === 400 || error.statusCode === 402 || error.statusCode === 404
  return isAnswered && !undecided.includes(error.code ?? '')
}

/** Tells whether Stripe refused to create an object because its id, chosen by us, is already in use. */
export function existsAlready(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeError && error.code === 'resource_already_exists'
}

/** Tells whether Stripe does not know the object that was asked for. */
export function isMissing(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeError && error.code === 'resource_missing'
}
