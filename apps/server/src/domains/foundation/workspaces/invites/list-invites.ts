import type { Context } from '#kernel/context.ts'
import { findUser } from '#users'
import { listInvitesOf } from './invite-store.ts'
import type { ListedInvite } from './listed-invite.ts'

/** Lists the workspace's unanswered invites, newest first, expired ones included. */
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
