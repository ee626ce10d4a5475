import type { UserId } from '@vireo/contracts/kit'
import type { TransactionContext } from '#kernel/context.ts'
import { updateMachineName } from './machine-store.ts'

/** Renames a machine; people are left alone, since they name themselves. */
export function renameMachine(ctx: TransactionContext, userId: UserId, name: string): Promise<void> {
  return updateMachineName(ctx, userId, name)
}
