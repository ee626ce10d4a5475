import type { Context } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'

import { findUser } from '#users'

/** Money is spent by admins of the workspace, never by the support team in their name. Throws 403 otherwise. */
export function assertMayManage(ctx: Context): void {
  if (ctx.actor.supportGrantId === undefined) return
  throw new AppError('forbidden', { message: 'The support team cannot change what a workspace pays.' })
}

/** The same, with an address that was proved to be theirs. */
export async function assertMayPay(ctx: Context): Promise<void> {
  assertMayManage(ctx)
  const user = await findUser(ctx, ctx.actor.userId)
  if (!user?.email_verified_at) throw new AppError('email_not_verified')
}
