import type { Permission } from '@vireo/contracts'
import type { Actor } from '../../kernel/context.ts'
import { AppError } from '../../kernel/errors.ts'

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
  if (actor.kind === 'user') {
    assertOwnSession(actor)
    return
  }
  if (actor.apiKeyCharacterLimit !== undefined || actor.isAddressBound)
    throw new AppError('forbidden', {
      message: 'An API key with a limit of characters or addresses cannot make or change keys.',
    })
  const { permissions } = actor
  if (permissions === 'all') return
  const beyond = wanted === 'all' ? 'all' : wanted.find((permission) => !permissions.includes(permission))
  if (beyond !== undefined)
    throw new AppError('insufficient_permissions', {
      message: 'An API key cannot make another one that may do more than it may itself.',
      param: 'permissions',
      data: { permission: beyond },
    })
}
