import type { UserId } from '@vireo/contracts/kit'
import type { TransactionContext } from '#kernel/context.ts'
import { endOtherClaims, isProvenByOther, lockAddress, updateProvenAddress } from './address-store.ts'

/** What became of an address that was proven: whose claims to it ended. */
export type ProvenAddress = { readonly endedClaims: readonly string[] }

/**
 * Somebody has shown that they read this address's mail: it is theirs from now on, and every other claim to it has
 * ended. Undefined when somebody else proved it before. An address can be a new one for the user. Only identity calls
 * this: what the ended claims could still open is for it to close.
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
