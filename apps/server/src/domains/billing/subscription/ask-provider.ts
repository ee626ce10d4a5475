import type { ErrorCode } from '@vireo/contracts'
import { BillingFailure, type BillingFailureKind } from '../../../kernel/billing-provider.ts'
import { AppError } from '../../../kernel/errors.ts'

const codes: Readonly<Record<BillingFailureKind, ErrorCode>> = {
  unavailable: 'billing_unavailable',
  coupon_expired: 'coupon_expired',
  coupon_invalid: 'coupon_invalid',
  card_declined: 'payment_failed',
  requires_action: 'payment_action_required',
  no_payment_method: 'no_payment_method',
  no_subscription: 'no_subscription',
  nothing_scheduled: 'nothing_scheduled',
  not_supported: 'billing_not_available',
}

/** Asks a provider, and tells what it refuses in the product's own words and codes. */
export async function askProvider<T>(asked: Promise<T>): Promise<T> {
  try {
    return await asked
  } catch (error) {
    if (!(error instanceof BillingFailure)) throw error
    const { kind, message, url } = error
    // How an outage looks from inside is for the log, not for people.
    throw new AppError(codes[kind], {
      ...(kind !== 'unavailable' && { message }),
      ...(url !== undefined && { data: { url } }),
      cause: error,
    })
  }
}
