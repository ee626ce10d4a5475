import type { UserId } from '@vireo/contracts/kit'
import type { TransactionContext } from '#kernel/context.ts'
import { updateMachineLock } from './machine-store.ts'

/** Locks or unlocks a machine of the caller's workspace; locking it twice keeps the time of the first. */
export function lockMachine(ctx: TransactionContext, userId: UserId, isLocked: boolean): Promise<void> {
  return updateMachineLock(ctx, userId, isLocked)
}
