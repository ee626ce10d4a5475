import type { Context } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'

import { findUser } from '#users'

/** Throws `forbidden` for the support team: only members of a workspace change what it pays. */
export function assertMayManage(ctx: Context): void {
  if (ctx.actor.supportGrantId === undefined) return
  throw new AppError('forbidden', { message: 'The support team cannot change what a workspace pays.' })
}

/**
 * Throws `forbidden` for the support team, and `email_not_verified` for callers who have not verified their address.
 */
export async function assertMayPay(ctx: Context): Promise<void> {
  assertMayManage(ctx)
  const user = await findUser(ctx, ctx.actor.userId)
  if (!user?.email_verified_at) throw new AppError('email_not_verified')
}
