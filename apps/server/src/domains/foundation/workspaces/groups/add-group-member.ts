import type { Context } from '#kernel/context.ts'
import { transaction } from '#kernel/transaction.ts'
import { assertWithinOwnPower } from '../policy.ts'
import { insertGroupMembers } from './group-store.ts'
import { type Placement, findPlacement, notePlacement } from './place-member.ts'

/** Puts a member into a group. Throws `power_exceeded` when the group allows what the caller may not do themselves. */
export function addGroupMember(ctx: Context, input: Placement): Promise<void> {
  return transaction(ctx, async (ctx) => {
    const { group, member } = await findPlacement(ctx, input)
    await assertWithinOwnPower(ctx, { given: group.permissions })
    const { workspaceId } = ctx
    const added = await insertGroupMembers(ctx, { workspaceId, userId: member.user_id, groupIds: [group.id] })
    if (added > 0) await notePlacement(ctx, 'workspaces.group-member-added', group, member)
  })
}
