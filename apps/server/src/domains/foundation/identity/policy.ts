import type { Permission } from '@vireo/contracts/kit'
import type { Actor } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'

/**
 * Throws 403 unless the actor is the account's owner at a browser: what protects an account is not for API keys or the
 * support team to change.
 */
export function assertOwnSession(actor: Actor): void {
  if (actor.kind === 'user' && actor.supportGrantId === undefined) return
  throw new AppError('forbidden', { message: 'Only the owner of the account can do this, signed in with a browser.' })
}

/**
 * Throws 403 when a key would make or change a key that may do more than it may itself. People may make any: a key
 * never does more than its owner may at the moment.
 */
export function assertMayGrant(actor: Actor, wanted: 'all' | readonly Permission[]): void {
  if (actor.kind === 'user') return assertOwnSession(actor)
  if (isLimited(actor))
    throw new AppError('forbidden', {
      message:
        'An API key with a limit of characters or addresses, or one that was replaced, cannot make or change keys.',
    })
  assertHolds(actor, wanted, 'An API key cannot make another one that may do more than it may itself.')
}

/**
 * Throws 403 when a credential would give power that it does not hold itself, whatever the person behind it may do. The
 * one rule for seats, groups, invitations, keys and ways to sign in. A key whose use is limited or that will expire
 * gives nothing, because what it gives would be neither.
 */
export function assertHolds(actor: Actor, wanted: 'all' | readonly Permission[], message: string): void {
  if (isLimited(actor))
    throw new AppError('insufficient_permissions', {
      message:
        'An API key with a limit of characters or addresses, or one that was replaced, cannot give power to others.',
    })
  const beyond = beyondPowerOf(actor, wanted)
  if (beyond === undefined) return
  throw new AppError('insufficient_permissions', { message, param: 'permissions', data: { permission: beyond } })
}

/** Reports whether a key is limited or will expire; what it gave to others would be neither. */
function isLimited({ apiKeyCharacterLimit, isAddressBound = false, isEnding = false }: Actor): boolean {
  return apiKeyCharacterLimit !== undefined || isAddressBound || isEnding // proved by credentials-give.test.ts
}

/** Returns the first of these permissions that a credential does not hold. */
function beyondPowerOf({ permissions }: Actor, wanted: 'all' | readonly Permission[]): string | undefined {
  if (permissions === 'all') return undefined // proved by credentials-give.test.ts
  return wanted === 'all' ? 'all' : wanted.find((permission) => !permissions.includes(permission)) // proved by credentials-give.test.ts
}
