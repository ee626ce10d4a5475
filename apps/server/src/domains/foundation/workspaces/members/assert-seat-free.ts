import type { Context } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import { seatLimitOf } from '../hooks.ts'
import type { WorkspaceRow } from '../tables.ts'
import { countSeats } from './member-store.ts'

/** Counts a workspace's taken seats, by role and in all, and returns how many it has. */
export async function seatsOf(ctx: Context, workspace: Pick<WorkspaceRow, 'id'>) {
  const counts = await countSeats(ctx, workspace.id)
  const max = await ctx.hooks.ask(seatLimitOf, ctx, { workspaceId: workspace.id })
  return { counts, used: counts.reduce((sum, { count }) => sum + count, 0), max }
}

/** Throws `seats_full` unless there is room for one more beside `promised` others. */
export async function assertSeatFree(ctx: Context, workspace: Pick<WorkspaceRow, 'id'>, promised = 0): Promise<void> {
  const { used, max } = await seatsOf(ctx, workspace)
  if (used + promised >= max) throw new AppError('seats_full', { data: { used, pending: promised, max } })
}
