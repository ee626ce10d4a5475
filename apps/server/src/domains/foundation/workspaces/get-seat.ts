import type { SeatType } from '@vireo/contracts/users'
import type { Context } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import { membershipOf } from './membership-of.ts'
import { seatOfRole } from './seats.ts'

/**
 * Returns the caller's seat in their current workspace. Throws 401 when they have none, because they left after their
 * credential was cached.
 */
export async function getSeat(ctx: Context): Promise<SeatType> {
  const membership = await membershipOf(ctx, ctx.actor.userId, ctx.workspaceId)
  if (!membership) throw new AppError(ctx.actor.sessionId ? 'invalid_authorization_header' : 'invalid_api_key')
  return seatOfRole(membership.role)
}
