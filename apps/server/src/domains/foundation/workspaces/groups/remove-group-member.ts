import type { Context } from '#kernel/context.ts'
import { transaction } from '#kernel/transaction.ts'
import { assertWithinOwnPower } from '../policy.ts'
import { removeGroupMemberRow } from './group-store.ts'
import { type Placement, findPlacement, notePlacement } from './place-member.ts'

/** Takes a member out of a group, and so out of its limit; does nothing for somebody who is not in it. */
export function removeGroupMember(ctx: Context, input: Placement): Promise<void> {
  return transaction(ctx, async (ctx) => {
    const { group, member } = await findPlacement(ctx, input)
    const spends = group.usage_limit === null ? {} : { spends: null }
    await assertWithinOwnPower(ctx, { given: group.permissions, ...spends })
    if (await removeGroupMemberRow(ctx, group.id, member.user_id))
      await notePlacement(ctx, 'workspaces.group-member-removed', group, member)
  })
}
