import type { Input } from '@vireo/contracts/kit'
import type { workspacesEndpoints } from '@vireo/contracts/workspaces'
import { writeAudit } from '#kernel/audit.ts'
import type { Context } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import type { With } from '#ports/ports.ts'
import { transaction } from '#kernel/transaction.ts'
import { findUser } from '#users'
import { findInviteTo, type InviteRow, listInvitesOf, removeInvite } from './invite-store.ts'
import { findGroups } from '../groups/group-store.ts'
import { assertWithinOwnPower } from '../policy.ts'
import { sendInvite } from './send-invite.ts'
import { withinDailyLimit } from './within-daily-limit.ts'

export type ListedInvite = InviteRow & {
  /** Their address; null when their account is gone. */
  readonly inviter: string | null
  readonly isExpired: boolean
}

/** The invitations of the workspace that nobody has answered, also those whose time is over. */
export async function listInvites(ctx: Context): Promise<ListedInvite[]> {
  const invites = await listInvitesOf(ctx, ctx.workspaceId)
  return Promise.all(
    invites.map(async (invite) => ({
      ...invite,
      inviter: (await findUser(ctx, invite.invited_by))?.email ?? null,
      isExpired: invite.expires_at <= ctx.now(),
    })),
  )
}

/** Sends an invitation once more: a new link, which holds for another while. */
export function resendInvite(
  ctx: With<'settings'>,
  { email }: Input<typeof workspacesEndpoints.resendInvite>,
): Promise<void> {
  const { settings } = ctx.ports
  return withinDailyLimit(ctx, () =>
    transaction(ctx, async (ctx) => {
      const invite = await findInviteTo(ctx, ctx.workspaceId, email)
      if (!invite) throw new AppError('invite_not_found')
      const { role, group_ids: groupIds, usage_limit: usageLimit } = invite
      const groups = await findGroups(ctx, ctx.workspaceId, groupIds)
      const given = groups.flatMap(({ permissions }) => permissions)
      await assertWithinOwnPower(ctx, { role, given, spends: usageLimit })
      await sendInvite(ctx, { email, role, groupIds, usageLimit, settings })
    }),
  )
}

/** Takes an invitation back: its link is worth nothing any more. */
export function deleteInvite(ctx: Context, { email }: Input<typeof workspacesEndpoints.deleteInvite>): Promise<void> {
  return transaction(ctx, async (ctx) => {
    const invite = await findInviteTo(ctx, ctx.workspaceId, email)
    if (!invite || !(await removeInvite(ctx, invite.id))) throw new AppError('invite_not_found')
    await writeAudit(ctx, { action: 'workspaces.invite-deleted', target: { kind: 'invite', id: invite.id } })
  })
}
