import type { SeatsStatus } from '@vireo/contracts/workspaces'
import type { Context } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import { countPendingInvites } from '../invites/invite-store.ts'
import { seatOfRole } from '../seats.ts'
import { seatsOf } from './assert-seat-free.ts'
import { findWorkspace } from './member-store.ts'

/** Returns how many seats the workspace has, how many are taken by type, and how many invites wait for one. */
export async function getSeatsStatus(ctx: Context): Promise<SeatsStatus> {
  const workspace = await findWorkspace(ctx, ctx.workspaceId)
  if (!workspace) throw new AppError('workspace_not_found')
  const { counts, used, max } = await seatsOf(ctx, workspace)
  const bySeat = { workspace_admin: 0, workspace_member: 0, workspace_lite_member: 0 }
  for (const { role, count } of counts) bySeat[seatOfRole(role)] = count
  return { used, max, pending_invites: await countPendingInvites(ctx, workspace.id), by_seat_type: bySeat }
}
