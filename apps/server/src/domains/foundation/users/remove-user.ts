import type { UserId } from '@vireo/contracts/kit'
import type { TransactionContext } from '#kernel/context.ts'
import { deleteUser } from './holding-store.ts'
import { forgetPerson } from './hooks.ts'

/** Removes a person: profile, credentials and everything that is theirs alone. Their address becomes free again. */
export async function removeUser(ctx: TransactionContext, userId: UserId): Promise<void> {
  await ctx.hooks.gather(forgetPerson, ctx, userId)
  await deleteUser(ctx, userId)
}
