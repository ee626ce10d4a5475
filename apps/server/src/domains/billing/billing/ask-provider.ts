import type { ErrorCode } from '#kernel/product.ts'
import { BillingFailure, type BillingFailureKind } from '#ports/billing-provider.ts'
import { AppError } from '#kernel/errors.ts'

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
    throw toAppError(error)
  }
}

/** Turns a provider's refusal into the error that callers are told; returns any other error unchanged. */
function toAppError(error: unknown): unknown {
  if (!(error instanceof BillingFailure)) return error
  const { kind, message, url } = error
  // Why a provider is away is for the log; callers are told what they can do.
  const told = kind === 'unavailable' ? {} : { message }
  return new AppError(codes[kind], { ...told, cause: error, ...(url !== undefined && { data: { url } }) })
}
