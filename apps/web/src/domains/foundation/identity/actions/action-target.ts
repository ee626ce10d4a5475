import { redirectTarget, withParameters } from '@vireo/contracts/actions'

import type { ActionParameters } from '#kit/arrival/index.ts'
import { paths } from '#kit/routing/index.ts'

/**
 * Answers where somebody goes once their link has been handled: its continueUrl if it may be, with what it brought
 * along.
 */
export function actionTarget(parameters: ActionParameters, origin: string): string {
  const { continueUrl, internalCode, newUser, sensitiveActionVerificationCode } = parameters
  return withParameters(redirectTarget(continueUrl, origin) ?? paths.home, {
    internalCode,
    newUser: newUser ? 'true' : undefined,
    sensitiveActionVerificationCode,
  })
}

/** Makes the address of the sign-in that leads there; whoever is inside already passes through. */
export function signInTo(target: string): string {
  return target === paths.home ? paths.signIn : `${paths.signIn}?redirect=${encodeURIComponent(target)}`
}

/** Makes the link that comes back to a promo code once an address is verified. */
export function couponLink(coupon: string, continueUrl?: string): string {
  return withParameters(paths.action, { coupon, continueUrl })
}
