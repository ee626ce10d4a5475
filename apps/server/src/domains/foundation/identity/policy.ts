import type { Permission } from '@vireo/contracts/kit'
import type { Actor } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'

/** What protects an account is changed by its owner in person: no API key may, nor the support team. */
export function assertOwnSession(actor: Actor): void {
  if (actor.kind === 'user' && actor.supportGrantId === undefined) return
  throw new AppError('forbidden', { message: 'Only the owner of the account can do this, signed in with a browser.' })
}

/**
 * A key may make and change keys, but none that can do more than it can itself. Throws 403 otherwise. People may
 * make any: a key never does more than its owner may at the moment.
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
 * The one rule for everything that gives power to somebody: a seat, a group, an invitation, a key, a way to sign in.
 * No credential gives what it does not hold itself, whatever the person behind it may do. A key whose use is limited
 * or comes to an end gives nothing, because what it gives would not be. Throws 403.
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

/** What such a key gave would not be limited like the key itself, or would go on after its end. */
function isLimited({ apiKeyCharacterLimit, isAddressBound = false, isEnding = false }: Actor): boolean {
  return apiKeyCharacterLimit !== undefined || isAddressBound || isEnding // proved by credentials-give.test.ts
}

/** The first of these that a credential does not hold. */
function beyondPowerOf({ permissions }: Actor, wanted: 'all' | readonly Permission[]): string | undefined {
  if (permissions === 'all') return undefined // proved by credentials-give.test.ts
  return wanted === 'all' ? 'all' : wanted.find((permission) => !permissions.includes(permission)) // proved by credentials-give.test.ts
}
