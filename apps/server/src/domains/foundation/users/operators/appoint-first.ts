import type { UserId } from '@vireo/contracts/kit'
import type { TransactionContext } from '#kernel/context.ts'
import { appointAdmin } from './appoint-admin.ts'
import { isAlone, lockFirst } from './first-user-store.ts'

/**
 * Makes the first account of an instance its operator. Returns whether this was it; of several opened at the same time
 * one is.
 */
export async function appointFirst(ctx: TransactionContext, { userId }: { readonly userId: UserId }): Promise<boolean> {
  if (!(await isAlone(ctx, userId))) return false
  await lockFirst(ctx)
  if (!(await isAlone(ctx, userId))) return false
  await appointAdmin(ctx, { userId })
  return true
}
