import type { UserId } from '@vireo/contracts/kit'
import type { TransactionContext } from '#kernel/context.ts'
import { updateMachineLock } from './machine-store.ts'

/** Locks a machine of the caller's workspace out, or lets it in again; locked twice, it stays locked since the first. */
export function lockMachine(ctx: TransactionContext, userId: UserId, isLocked: boolean): Promise<void> {
  return updateMachineLock(ctx, userId, isLocked)
}
