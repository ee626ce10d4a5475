import type { TransactionContext } from '../../kernel/context.ts'
import { demoteUnproven, lockAddress, updateProvenAddress } from './address-store.ts'

/**
 * Somebody has shown that they read this address's mail: it is theirs from now on, and whoever used it without
 * proof loses it. False when somebody else proved it before. An address can be a new one for the user.
 */
export async function proveAddress(
  ctx: TransactionContext,
  { userId, email }: { readonly userId: string; readonly email: string },
): Promise<boolean> {
  await lockAddress(ctx, email)
  await demoteUnproven(ctx, email, userId)
  return updateProvenAddress(ctx, userId, email)
}
