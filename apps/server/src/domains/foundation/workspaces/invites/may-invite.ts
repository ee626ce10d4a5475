import type { SeatType } from '@vireo/contracts/users'
import type { Context } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import { findUser, findUserByEmail } from '#users'
import { findGroups } from '../groups/group-store.ts'
import { listMembersById } from '../members/member-store.ts'
import { assertWithinOwnPower } from '../policy.ts'
import { roleOfSeat } from '../seats.ts'
import type { Role } from '../tables.ts'

export type Invitation = {
  readonly role: Role
  readonly groupIds: readonly string[]
  readonly usageLimit: number | null
}

type Asked = {
  readonly seat_type: SeatType | null
  readonly group_ids: readonly string[] | null
  readonly usage_limit: number | null
}

/**
 * Returns what the caller invites others to, if they may: their own address is verified and they give no more than they
 * have. Throws `email_not_verified`, `group_not_found` or `power_exceeded`.
 */
export async function mayInvite(ctx: Context, asked: Asked): Promise<Invitation> {
  const inviter = await findUser(ctx, ctx.actor.userId)
  if (!inviter?.email_verified_at) throw new AppError('email_not_verified') // proved by invites.test.ts
  const role = roleOfSeat(asked.seat_type ?? 'workspace_member')
  const groupIds = [...new Set(asked.group_ids ?? [])]
  const groups = await findGroups(ctx, ctx.workspaceId, groupIds)
  if (groups.length < groupIds.length) throw new AppError('group_not_found', { param: 'group_ids' }) // proved by invites.test.ts
  const given = groups.flatMap(({ permissions }) => permissions)
  await assertWithinOwnPower(ctx, { role, given, spends: asked.usage_limit })
  const chosen = groups.filter(({ is_everyone: isEveryone }) => !isEveryone).map(({ id }) => id)
  return { role, groupIds: chosen, usageLimit: asked.usage_limit }
}

/** Throws `already_member` for an address whose owner belongs to the workspace. */
export async function assertNoMember(ctx: Context, email: string): Promise<void> {
  const user = await findUserByEmail(ctx, email)
  const [member] = user ? await listMembersById(ctx, ctx.workspaceId, [user.id]) : []
  if (member) throw new AppError('already_member', { param: 'email' })
}
