import type { UserId } from '@vireo/contracts/kit'
import type { TransactionContext } from '#kernel/context.ts'
import { updateMachineName } from './machine-store.ts'

/** Gives a machine another name; people name themselves, and are left alone. */
export function renameMachine(ctx: TransactionContext, userId: UserId, name: string): Promise<void> {
  return updateMachineName(ctx, userId, name)
}
