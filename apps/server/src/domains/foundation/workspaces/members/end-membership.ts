import type { UserId, WorkspaceId } from '@vireo/contracts/kit'
import { writeAudit } from '#kernel/audit.ts'
import type { TransactionContext } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import { endAccessTo } from '#identity/sessions/index.ts'
import { onDeparture } from '../hooks.ts'
import { lockWorkspace, removeMembership } from './member-store.ts'

export type EndMembership = {
  readonly workspaceId: WorkspaceId
  readonly userId: UserId
  /** Whose everything becomes that they made here; null where it is deleted. */
  readonly heirId: UserId | null
  /** They went of their own accord. */
  readonly left: boolean
}

/**
 * Ends a membership: the member's sessions and keys for this workspace stop working within a second, and what they made
 * goes to their heir or is deleted. Throws `owner_is_protected`, and `member_not_found` when they do not belong to it.
 */
export async function endMembership(ctx: TransactionContext, input: EndMembership): Promise<void> {
  const { workspaceId, userId, heirId, left } = input
  const workspace = await lockWorkspace(ctx, workspaceId)
  if (workspace?.owner_id === userId) throw new AppError('owner_is_protected')
  if (!workspace || !(await removeMembership(ctx, workspaceId, userId))) throw new AppError('member_not_found')
  await endAccessTo(ctx, { userId, workspaceId })
  await ctx.hooks.ask(onDeparture, ctx, { workspaceId, userId, heirId })
  await writeAudit(ctx, {
    action: left ? 'workspaces.member-left' : 'workspaces.member-removed',
    workspaceId,
    target: { kind: 'user', id: userId },
    details: { things: heirId === null ? 'deleted' : 'transferred', heir: heirId },
  })
  const changeId = ctx.newId('event')
  await ctx.emit('workspaces.member-removed', { workspaceId, userId, workspaceName: workspace.name, changeId, left })
}
