import type { UserId } from '@vireo/contracts/kit'
import type { TransactionContext } from '#kernel/context.ts'
import { insertMachine } from './machine-store.ts'

/**
 * Makes a machine a member of the caller's workspace: it takes no seat and administers nothing unless a group lets it.
 */
export function addMachine(ctx: TransactionContext, userId: UserId): Promise<void> {
  return insertMachine(ctx, userId)
}
