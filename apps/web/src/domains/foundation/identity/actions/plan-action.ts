import type { ActionParameters } from '#kit/arrival/index.ts'

/** What a link to `/app/action` asks for. */
export type ActionPlan =
  | { readonly kind: 'opt-out'; readonly code: string }
  | { readonly kind: 'reset-password' }
  | { readonly kind: 'nothing' }
  | { readonly kind: 'verify-email'; readonly code: string }
  | { readonly kind: 'grant-support'; readonly code: string }
  | { readonly kind: 'arrive' }

/** A link that asks for nothing we know. Its words are kept as people may search for them. */
export class UnknownActionError extends Error {
  override readonly name = 'UnknownActionError'
  constructor() {
    super('Unknown received for firebase handler')
  }
}

/**
 * Reads the wish out of a link's parameters. Throws `UnknownActionError` for a mode that nobody knows, and for a
 * link that has neither a mode nor anything else to bring along.
 */
export function planAction(parameters: ActionParameters): ActionPlan {
  const code = parameters.verificationCode ?? ''
  switch (parameters.mode) {
    case 'optOutOfUpdates':
      return { kind: 'opt-out', code }
    case 'resetPassword':
      return { kind: 'reset-password' }
    case 'recoverEmail':
      return { kind: 'nothing' }
    case 'verifyEmail':
      return { kind: 'verify-email', code }
    case 'verifySignInRequest':
      return { kind: 'grant-support', code }
    case undefined: {
      const { coupon, inviteCode, newUser, internalCode, sensitiveActionVerificationCode } = parameters
      if (coupon ?? inviteCode ?? internalCode ?? sensitiveActionVerificationCode ?? (newUser || undefined))
        return { kind: 'arrive' }
      throw new UnknownActionError()
    }
    default:
      throw new UnknownActionError()
  }
}

/** Where the handler of action links stands; closing a dialog goes back to `none`. */
export type ActionStatus =
  | 'none'
  | 'promocodeFailure'
  | 'needsVerifyEmail'
  | 'optOutUpdatesSuccess'
  | 'optOutUpdatesFailed'
