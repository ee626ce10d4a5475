import type { UserId } from '@vireo/contracts/kit'
import type { TransactionContext } from '#kernel/context.ts'
import { setBlocked } from '#users/operators/index.ts'

/** Lets a person sign in again, and their API keys work again. Returns false where they were not blocked. */
export function unblockUser(ctx: TransactionContext, { userId }: { readonly userId: UserId }): Promise<boolean> {
  return setBlocked(ctx, { userId, reason: null })
}
