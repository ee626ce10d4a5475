import type { UserId, WorkspaceId } from '@vireo/contracts/kit'
import type { Context } from '#kernel/context.ts'
import type { MembershipRow } from './tables.ts'
import { listMemberships } from './workspace-store.ts'

/**
 * Finds a user's membership in the given workspace, or else in their own. Undefined when they do not belong there any
 * more.
 */
export async function membershipOf(
  ctx: Context,
  userId: UserId,
  workspaceId?: WorkspaceId,
): Promise<MembershipRow | undefined> {
  const memberships = await listMemberships(ctx, userId)
  return workspaceId === undefined
    ? memberships[0]
    : memberships.find((membership) => membership.workspace_id === workspaceId)
}
