import type { UserId } from '@vireo/contracts/kit'
import type { TransactionContext } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import type { UserRow } from '#users'
import { holdPerson } from '#users/operators/index.ts'

/** Finds a person on whom staff acts, and holds them. Throws `user_not_found`, and `staff_own_account` for oneself. */
export async function holdOther(ctx: TransactionContext, userId: UserId): Promise<UserRow> {
  const user = await holdPerson(ctx, userId)
  if (!user) throw new AppError('user_not_found')
  if (user.id === ctx.actor.userId) throw new AppError('staff_own_account')
  return user
}
