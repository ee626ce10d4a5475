import type { UserId } from '@vireo/contracts/kit'
import type { TransactionContext } from '#kernel/context.ts'
import { appointAdmin } from './appoint-admin.ts'
import { isAlone, lockFirst } from './first-user-store.ts'

/**
 * Whoever opens the first account of an instance operates it. Tells whether this was it; of several that are opened at
 * the same time one is.
 */
export async function appointFirst(ctx: TransactionContext, { userId }: { readonly userId: UserId }): Promise<boolean> {
  if (!(await isAlone(ctx, userId))) return false
  await lockFirst(ctx)
  if (!(await isAlone(ctx, userId))) return false
  await appointAdmin(ctx, { userId })
  return true
}
