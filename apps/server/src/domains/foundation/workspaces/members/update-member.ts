import type { Input } from '@vireo/contracts/kit'
import type { workspacesEndpoints } from '@vireo/contracts/workspaces'
import { writeAudit } from '#kernel/audit.ts'
import type { Context, TransactionContext } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import { transaction } from '#kernel/transaction.ts'
import { onLimitSet } from '../hooks.ts'
import { assertWithinOwnPower, isRaised } from '../policy.ts'
import { roleOfSeat } from '../seats.ts'
import { findMemberByEmail, type Member } from './find-members.ts'
import { lockWorkspace, updateMembership } from './member-store.ts'

type Change = Input<typeof workspacesEndpoints.updateMember>

/**
 * Changes a member's role, locks or unlocks them, or limits what they spend; takes effect everywhere within a second.
 */
export function updateMember(ctx: Context, input: Change): Promise<void> {
  const { workspaceId } = ctx
  return transaction(ctx, async (ctx) => {
    const workspace = await lockWorkspace(ctx, workspaceId)
    const member = await findMemberByEmail(ctx, workspaceId, input.email)
    const changed = changedMember(member, input)
    const isPower = changed.role !== member.role || changed.is_locked !== member.is_locked
    if (member.is_owner && isPower) throw new AppError('owner_is_protected')
    if (member.user_id === ctx.actor.userId && isPower) throw new AppError('own_membership')
    // Changing a role takes one and gives another; unlocking gives the one they have.
    if (isPower) for (const role of [member.role, changed.role]) await assertWithinOwnPower(ctx, { role })
    if (isRaised(member.usage_limit, changed.usage_limit)) {
      // Whoever limits somebody means it: they ask another for more.
      if (member.user_id === ctx.actor.userId && !member.is_owner) throw new AppError('own_membership')
      await assertWithinOwnPower(ctx, { spends: changed.usage_limit })
    }
    await updateMembership(ctx, changed)
    if (member.usage_limit === null && changed.usage_limit !== null)
      await ctx.hooks.ask(onLimitSet, ctx, { workspaceId, counter: `member:${member.user_id}` })
    await tell(ctx, workspace?.name ?? '', member, changed)
  })
}

type Changed = Pick<Member, 'workspace_id' | 'user_id' | 'role' | 'is_locked' | 'usage_limit'>

function changedMember(member: Member, input: Change): Changed {
  const { is_locked: isLocked, workspace_seat_type: seat, workspace_role: formerly, usage_limit: limit } = input
  const wanted = seat ?? formerly
  return {
    ...member,
    ...(wanted !== null && { role: roleOfSeat(wanted) }),
    ...(isLocked !== null && { is_locked: isLocked }),
    ...(limit !== null && { usage_limit: limit === 'unlimited' ? null : limit }),
  }
}

async function tell(ctx: TransactionContext, workspaceName: string, before: Member, after: Changed): Promise<void> {
  const { workspace_id: workspaceId, user_id: userId } = after
  await writeAudit(ctx, {
    action: 'workspaces.member-changed',
    workspaceId,
    target: { kind: 'user', id: userId },
    details: {
      role_before: before.role,
      role: after.role,
      locked_before: before.is_locked,
      locked: after.is_locked,
      usage_limit_before: before.usage_limit,
      usage_limit: after.usage_limit,
    },
  })
  const change =
    after.is_locked === before.is_locked
      ? ('role' as const)
      : after.is_locked
        ? ('locked' as const)
        : ('unlocked' as const)
  if (change === 'role' && after.role === before.role) return
  await ctx.emit('workspaces.member-changed', {
    workspaceId,
    userId,
    workspaceName,
    changeId: ctx.newId('event'),
    role: after.role,
    isLocked: after.is_locked,
    change,
  })
}
