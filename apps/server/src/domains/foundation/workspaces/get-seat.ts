import type { SeatType } from '@vireo/contracts/users'
import type { Context } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import { membershipOf } from './membership-of.ts'
import { seatOfRole } from './seats.ts'

/**
 * The caller's seat in the workspace they act in. Throws a 401 where they have none: they left after their credential
 * was remembered, and it opens nothing any more.
 */
export async function getSeat(ctx: Context): Promise<SeatType> {
  const membership = await membershipOf(ctx, ctx.actor.userId, ctx.workspaceId)
  if (!membership) throw new AppError(ctx.actor.sessionId ? 'invalid_authorization_header' : 'invalid_api_key')
  return seatOfRole(membership.role)
}
