import { type Input } from '@vireo/contracts/kit'
import { SeatType } from '@vireo/contracts/users'
import type { workspacesEndpoints } from '@vireo/contracts/workspaces'
import type { With } from '#ports/ports.ts'
import { transaction } from '#kernel/transaction.ts'
import { assertNoMember, mayInvite } from './may-invite.ts'
import { sendInvite } from './send-invite.ts'
import { withinDailyLimit } from './within-daily-limit.ts'

/** Invites one address by mail, replacing an earlier invite to it. */
export async function addInvite(
  ctx: With<'settings'>,
  input: Input<typeof workspacesEndpoints.addInvite>,
): Promise<void> {
  const { settings } = ctx.ports
  const formerly = SeatType.safeParse(input.workspace_permission)
  const seat = input.seat_type ?? (formerly.success ? formerly.data : null)
  const invitation = await mayInvite(ctx, { ...input, seat_type: seat })
  await withinDailyLimit(ctx, () =>
    transaction(ctx, async (ctx) => {
      await assertNoMember(ctx, input.email)
      await sendInvite(ctx, { ...invitation, email: input.email, settings })
    }),
  )
}
