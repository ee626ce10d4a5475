import { redirectTarget, withParameters } from '@vireo/contracts/actions'

import type { ActionParameters } from '#kit/arrival/index.ts'
import { paths } from '#kit/routing/index.ts'

/** Where somebody goes once their link has been handled: its continueUrl if it may be, with what it brought along. */
export function actionTarget(parameters: ActionParameters, origin: string): string {
  const { continueUrl, internalCode, newUser, sensitiveActionVerificationCode } = parameters
  return withParameters(redirectTarget(continueUrl, origin) ?? paths.home, {
    internalCode,
    newUser: newUser ? 'true' : undefined,
    sensitiveActionVerificationCode,
  })
}

/** The sign-in that leads there; whoever is inside already passes through. */
export function signInTo(target: string): string {
  return target === paths.home ? paths.signIn : `${paths.signIn}?redirect=${encodeURIComponent(target)}`
}

/** The link that comes back to a coupon once an address is verified. */
export function couponLink(coupon: string, continueUrl?: string): string {
  return withParameters(paths.action, { coupon, continueUrl })
}
