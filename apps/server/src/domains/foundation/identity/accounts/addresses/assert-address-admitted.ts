import type { Context } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import { addressAdmits } from '../../hooks.ts'

/**
 * Throws `address_outside_organisation` where the caller's organisation keeps its members' addresses within its
 * domains.
 */
export async function assertAddressAdmitted(ctx: Context, email: string): Promise<void> {
  if (!(await ctx.hooks.ask(addressAdmits, ctx, { userId: ctx.actor.userId, email })))
    throw new AppError('address_outside_organisation', { param: 'email' })
}
