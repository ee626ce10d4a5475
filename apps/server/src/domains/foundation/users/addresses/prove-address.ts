import type { UserId } from '@vireo/contracts/kit'
import type { TransactionContext } from '#kernel/context.ts'
import { endOtherClaims, isProvenByOther, lockAddress, updateProvenAddress } from './address-store.ts'

/** The outcome of proving an address: the accounts whose claims to it ended. */
export type ProvenAddress = { readonly endedClaims: readonly string[] }

/**
 * Gives an address, old or new to the user, to somebody who has proved that they read its mail, and ends every other
 * claim to it. Undefined when somebody else proved it before. Only identity calls this, because it has to close what
 * the ended claims could still open.
 */
export async function proveAddress(
  ctx: TransactionContext,
  { userId, email }: { readonly userId: UserId; readonly email: string },
): Promise<ProvenAddress | undefined> {
  await lockAddress(ctx, email)
  if (await isProvenByOther(ctx, email, userId)) return undefined
  const endedClaims = await endOtherClaims(ctx, email, userId)
  return (await updateProvenAddress(ctx, userId, email)) ? { endedClaims } : undefined
}
