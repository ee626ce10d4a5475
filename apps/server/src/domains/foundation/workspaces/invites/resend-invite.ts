import type { Input } from '@vireo/contracts/kit'
import type { workspacesEndpoints } from '@vireo/contracts/workspaces'
import { AppError } from '#kernel/errors.ts'
import { transaction } from '#kernel/transaction.ts'
import type { With } from '#ports/ports.ts'
import { findGroups } from '../groups/group-store.ts'
import { assertWithinOwnPower } from '../policy.ts'
import { findInviteTo } from './invite-store.ts'
import { sendInvite } from './send-invite.ts'
import { withinDailyLimit } from './within-daily-limit.ts'

/** Sends an invite again, with a new link that expires later. */
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
