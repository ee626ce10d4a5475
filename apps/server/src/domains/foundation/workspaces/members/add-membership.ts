import type { UserId, WorkspaceId } from '@vireo/contracts/kit'
import { writeAudit } from '#kernel/audit.ts'
import type { TransactionContext } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import { insertGroupMembers } from '../groups/group-store.ts'
import type { MembershipKind, Role } from '../tables.ts'
import { insertMembership } from '../workspace-store.ts'
import { assertSeatFree } from './assert-seat-free.ts'
import { lockWorkspace } from './member-store.ts'

export type AddMembership = {
  readonly workspaceId: WorkspaceId
  readonly userId: UserId
  readonly kind: MembershipKind
  readonly role: Role
  /** Groups of the workspace that they shall be in; those that are gone meanwhile are left out. */
  readonly groupIds?: readonly string[]
  /** Credits in a credit period. */
  readonly usageLimit?: number | null
  /** How it came about, for the audit: `invite`, `provisioned`. */
  readonly origin: string
}

/**
 * Makes somebody a member of a workspace. Throws `already_member`, and `seats_full` when a person finds no free seat,
 * even while others are joining. Service accounts take no seat.
 */
export async function addMembership(ctx: TransactionContext, input: AddMembership): Promise<void> {
  const { workspaceId, userId, kind, role, groupIds = [], usageLimit = null } = input
  const workspace = await lockWorkspace(ctx, workspaceId)
  if (!workspace) throw new AppError('workspace_not_found')
  if (kind === 'person') await assertSeatFree(ctx, workspace)
  const row = { workspace_id: workspaceId, user_id: userId, kind, role, is_owner: false, usage_limit: usageLimit }
  if (!(await insertMembership(ctx, row))) throw new AppError('already_member')
  await insertGroupMembers(ctx, { workspaceId, userId, groupIds })
  await writeAudit(ctx, {
    action: 'workspaces.member-joined',
    workspaceId,
    target: { kind: 'user', id: userId },
    details: { role, kind, origin: input.origin, groups: groupIds, usage_limit: usageLimit },
  })
  if (kind === 'person')
    await ctx.emit('workspaces.member-joined', { workspaceId, userId, workspaceName: workspace.name, role })
}
