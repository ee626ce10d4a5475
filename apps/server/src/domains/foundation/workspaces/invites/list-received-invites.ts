import type { Context } from '#kernel/context.ts'
import { assertOwnSession } from '#identity'
import { findUser } from '#users'
import { type Received, received } from './answer-invite.ts'
import { listInvitesTo } from './invite-store.ts'

/** Lists the invites that wait for the caller's answer; none while their address is not proven to be theirs. */
export async function listReceivedInvites(ctx: Context): Promise<Received[]> {
  assertOwnSession(ctx.actor)
  const user = await findUser(ctx, ctx.actor.userId)
  if (!user?.email_verified_at || user.is_claimant) return []
  const invites = await listInvitesTo(ctx, user.email)
  return (await Promise.all(invites.map((invite) => received(ctx, invite)))).filter((one) => one !== undefined)
}
