import type { Input, WorkspaceId } from '@vireo/contracts/kit'
import type { workspacesEndpoints } from '@vireo/contracts/workspaces'
import type { Context } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import { transaction } from '#kernel/transaction.ts'
import { assertWithinOwnPower } from '../policy.ts'
import { endMembership } from './end-membership.ts'
import { findMemberByEmail } from './find-members.ts'
import { findWorkspace } from './member-store.ts'

type Removal = Input<typeof workspacesEndpoints.removeMember>

/**
 * Removes a member from the workspace. What they made goes to the named member, else to the owner, or is deleted, which
 * only admins may request.
 */
export function removeMember(ctx: Context, input: Removal): Promise<void> {
  const { workspaceId } = ctx
  if (input.delete_things && input.transfer_to !== null)
    throw new AppError('invalid_parameters', {
      message: 'What somebody made can be transferred or deleted, not both.',
      param: 'transfer_to',
    })
  return transaction(ctx, async (ctx) => {
    const member = await findMemberByEmail(ctx, workspaceId, input.email)
    if (member.is_owner) throw new AppError('owner_is_protected')
    if (member.user_id === ctx.actor.userId) throw new AppError('own_membership')
    await assertWithinOwnPower(ctx, { role: input.delete_things ? 'admin' : member.role })
    const heirId = input.delete_things ? null : await heirOf(ctx, workspaceId, input)
    if (heirId === member.user_id)
      throw new AppError('invalid_parameters', {
        message: 'What somebody made cannot be transferred to themselves.',
        param: 'transfer_to',
      })
    await endMembership(ctx, { workspaceId, userId: member.user_id, heirId, left: false })
  })
}

async function heirOf(ctx: Context, workspaceId: WorkspaceId, { transfer_to: email }: Removal): Promise<string> {
  if (email !== null) return (await findMemberByEmail(ctx, workspaceId, email, 'transfer_to')).user_id
  const workspace = await findWorkspace(ctx, workspaceId)
  if (!workspace) throw new AppError('workspace_not_found')
  return workspace.owner_id
}
