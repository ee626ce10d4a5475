import type { UserId } from '@vireo/contracts/kit'
import type { TransactionContext } from '#kernel/context.ts'
import { proveAddress } from '#users/addresses/index.ts'
import { disown } from './disown.ts'

/** What ended when an address was taken. */
export type TakenAddress = {
  /** Somebody else had claimed the address too, and may have made them prove it. */
  readonly wasContested: boolean
}

/**
 * Gives an address to somebody who has proved that they read its mail; everybody else who had signed up with it loses
 * their sessions and keys. Undefined, with nothing changed, when somebody else proved it before.
 */
export async function takeAddress(
  ctx: TransactionContext,
  person: { readonly userId: UserId; readonly email: string },
): Promise<TakenAddress | undefined> {
  const proven = await proveAddress(ctx, person)
  if (!proven) return undefined
  for (const userId of proven.endedClaims) await disown(ctx, { userId, reason: 'address-proven-by-other' })
  return { wasContested: proven.endedClaims.length > 0 }
}
