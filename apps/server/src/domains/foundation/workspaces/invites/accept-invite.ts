import type { WorkspaceId } from '@vireo/contracts/kit'
import type { Context } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import { transaction } from '#kernel/transaction.ts'
import { assertOwnSession } from '#identity'
import { addMembership } from '../members/add-membership.ts'
import { findWorkspace } from '../members/member-store.ts'
import { type Answer, findOwnInvite, hasProven } from './answer-invite.ts'
import { removeInvite } from './invite-store.ts'

/**
 * Makes the caller a member of the workspace that their verified address was invited to, if a seat is left. The code
 * was mailed to that address, so whoever brings it has proven that they read its mail.
 */
export function acceptInvite(
  ctx: Context,
  input: Answer,
): Promise<{ workspaceId: WorkspaceId; workspaceName: string }> {
  assertOwnSession(ctx.actor)
  return transaction(ctx, async (ctx) => {
    const { invite, user } = await findOwnInvite(ctx, input)
    if (!(await hasProven(ctx, user, 'invite_code' in input))) throw new AppError('email_not_verified')
    const workspace = await findWorkspace(ctx, invite.workspace_id)
    if (!workspace || !(await removeInvite(ctx, invite.id))) throw new AppError('invite_not_found')
    await addMembership(ctx, {
      workspaceId: workspace.id,
      userId: user.id,
      kind: 'person',
      role: invite.role,
      groupIds: invite.group_ids,
      usageLimit: invite.usage_limit,
      origin: 'invite',
    })
    return { workspaceId: workspace.id, workspaceName: workspace.name }
  })
}
