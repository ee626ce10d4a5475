import type { Input } from '@vireo/contracts/kit'
import type { workspacesEndpoints } from '@vireo/contracts/workspaces'
import { writeAudit } from '#kernel/audit.ts'
import type { Context } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import { transaction } from '#kernel/transaction.ts'
import { findInviteTo, removeInvite } from './invite-store.ts'

/** Deletes an invite; its link stops working. */
export function deleteInvite(ctx: Context, { email }: Input<typeof workspacesEndpoints.deleteInvite>): Promise<void> {
  return transaction(ctx, async (ctx) => {
    const invite = await findInviteTo(ctx, ctx.workspaceId, email)
    if (!invite || !(await removeInvite(ctx, invite.id))) throw new AppError('invite_not_found')
    await writeAudit(ctx, { action: 'workspaces.invite-deleted', target: { kind: 'invite', id: invite.id } })
  })
}
