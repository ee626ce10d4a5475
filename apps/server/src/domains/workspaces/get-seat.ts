import type { SeatType } from '@vireo/contracts'
import type { Context } from '../../kernel/context.ts'
import { AppError } from '../../kernel/errors.ts'
import { membershipOf } from './membership-of.ts'
import { seatOfRole } from './seats.ts'

/** The caller's seat in the workspace they act in. */
export async function getSeat(ctx: Context): Promise<SeatType> {
  const membership = await membershipOf(ctx, ctx.actor.userId, ctx.workspaceId)
  if (!membership) throw new AppError('workspace_not_found')
  return seatOfRole(membership.role)
}
