import type { UserId } from '@vireo/contracts/kit'
import type { TransactionContext } from '#kernel/context.ts'
import { proveAddress } from '#users/addresses/index.ts'
import { disown } from './disown.ts'

/** What taking an address brought to an end. */
export type TakenAddress = {
  /** Somebody else had claimed the address too, and may have made them prove it. */
  readonly wasContested: boolean
}

/**
 * Somebody has shown that they read this address's mail: it is theirs, and whoever else had signed up with it is out,
 * with every session and key. Undefined when somebody else proved it before; nothing has changed then.
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
