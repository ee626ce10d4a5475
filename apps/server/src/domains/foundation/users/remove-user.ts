import type { UserId } from '@vireo/contracts/kit'
import type { TransactionContext } from '#kernel/context.ts'
import { deleteUser } from './holding-store.ts'

/** Removes a person: profile, credentials and everything that is theirs alone. Their address becomes free again. */
export function removeUser(ctx: TransactionContext, userId: UserId): Promise<void> {
  return deleteUser(ctx, userId)
}
