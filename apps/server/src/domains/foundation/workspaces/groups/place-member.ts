import type { Input } from '@vireo/contracts/kit'
import type { workspacesEndpoints } from '@vireo/contracts/workspaces'
import { writeAudit } from '#kernel/audit.ts'
import type { Context, TransactionContext } from '#kernel/context.ts'
import type { AuditAction } from '#kernel/product.ts'
import { AppError } from '#kernel/errors.ts'
import { transaction } from '#kernel/transaction.ts'
import { findMemberByEmail, type Member } from '../members/find-members.ts'
import { assertWithinOwnPower } from '../policy.ts'
import type { GroupRow } from '../tables.ts'
import { insertGroupMembers, lockGroup, removeGroupMemberRow } from './group-store.ts'

type Placement = Input<typeof workspacesEndpoints.addGroupMember>

/** Puts a member into a group. Nobody lets others do by a group what they may not do themselves. */
export function addGroupMember(ctx: Context, input: Placement): Promise<void> {
  return transaction(ctx, async (ctx) => {
    const { group, member } = await find(ctx, input)
    await assertWithinOwnPower(ctx, { given: group.permissions })
    const { workspaceId } = ctx
    const added = await insertGroupMembers(ctx, { workspaceId, userId: member.user_id, groupIds: [group.id] })
    if (added > 0) await note(ctx, 'workspaces.group-member-added', group, member)
  })
}

/** Takes a member out of a group, and so out of its limit; who is not in it stays out. */
export function removeGroupMember(ctx: Context, input: Placement): Promise<void> {
  return transaction(ctx, async (ctx) => {
    const { group, member } = await find(ctx, input)
    const spends = group.usage_limit === null ? {} : { spends: null }
    await assertWithinOwnPower(ctx, { given: group.permissions, ...spends })
    if (await removeGroupMemberRow(ctx, group.id, member.user_id))
      await note(ctx, 'workspaces.group-member-removed', group, member)
  })
}

async function find(ctx: TransactionContext, input: Placement): Promise<{ group: GroupRow; member: Member }> {
  const group = await lockGroup(ctx, ctx.workspaceId, input.group_id)
  if (!group) throw new AppError('group_not_found')
  if (group.is_everyone) throw new AppError('group_of_everyone')
  return { group, member: await findMemberByEmail(ctx, ctx.workspaceId, input.email) }
}

function note(ctx: TransactionContext, action: AuditAction, group: GroupRow, member: Member): Promise<void> {
  return writeAudit(ctx, {
    action,
    target: { kind: 'user', id: member.user_id },
    details: { group: group.id, name: group.name },
  })
}
