import { writeAudit } from '#kernel/audit.ts'
import type { Context } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import { transaction } from '#kernel/transaction.ts'
import { assertOwnSession } from '#identity'
import { type Answer, findOwnInvite } from './answer-invite.ts'
import { removeInvite } from './invite-store.ts'

/** Declines and removes an invite to the caller's address. */
export function declineInvite(ctx: Context, input: Answer): Promise<void> {
  assertOwnSession(ctx.actor)
  return transaction(ctx, async (ctx) => {
    const { invite } = await findOwnInvite(ctx, input)
    if (!(await removeInvite(ctx, invite.id))) throw new AppError('invite_not_found')
    await writeAudit(ctx, {
      action: 'workspaces.invite-declined',
      workspaceId: invite.workspace_id,
      target: { kind: 'invite', id: invite.id },
    })
  })
}
