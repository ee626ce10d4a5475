import type { Input } from '@vireo/contracts/kit'
import type { workspacesEndpoints } from '@vireo/contracts/workspaces'
import { writeAudit } from '#kernel/audit.ts'
import type { Context } from '#kernel/context.ts'
import { AppError, invariant } from '#kernel/errors.ts'
import { transaction } from '#kernel/transaction.ts'
import { onLimitSet } from '../hooks.ts'
import { assertWithinOwnPower, isRaised } from '../policy.ts'
import type { GroupRow } from '../tables.ts'
import { limitOf } from './group-limit.ts'
import { hasOtherGroupNamed, lockGroup, updateGroupRow } from './group-store.ts'
import { describeGroups, type ListedGroup } from './list-groups.ts'

type Change = Input<typeof workspacesEndpoints.updateGroup>

/** Changes a group's name, permissions and limits, which takes effect for its members within a second. */
export async function updateGroup(ctx: Context, input: Change): Promise<ListedGroup> {
  const group = await transaction(ctx, async (ctx) => {
    const before = await lockGroup(ctx, ctx.workspaceId, input.group_id)
    if (!before) throw new AppError('group_not_found')
    const changed = changedGroup(before, input)
    if (before.is_everyone && changed.name !== before.name) throw new AppError('group_of_everyone', { param: 'name' })
    const spends = isRaised(before.usage_limit, changed.usage_limit) ? { spends: changed.usage_limit } : {}
    await assertWithinOwnPower(ctx, { given: [...before.permissions, ...changed.permissions], ...spends })
    if (await hasOtherGroupNamed(ctx, changed)) throw new AppError('group_name_taken', { param: 'name' })
    await updateGroupRow(ctx, changed)
    if (before.usage_limit === null && changed.usage_limit !== null)
      await ctx.hooks.ask(onLimitSet, ctx, { workspaceId: ctx.workspaceId, counter: `group:${before.id}` })
    await writeAudit(ctx, {
      action: 'workspaces.group-changed',
      target: { kind: 'group', id: before.id },
      details: {
        name: changed.name,
        permissions_before: before.permissions,
        permissions: changed.permissions,
        usage_limit_before: before.usage_limit,
        usage_limit: changed.usage_limit,
        pvc_limit: changed.pvc_limit,
      },
    })
    return changed
  })
  const [listed] = await describeGroups(ctx, [group])
  invariant(listed, 'one group has one description')
  return listed
}

function changedGroup(group: GroupRow, input: Change): GroupRow {
  const { name, permissions, group_usage_limit: usage, group_pvc_limit: pvc } = input
  return {
    ...group,
    ...(name !== undefined && { name }),
    ...(permissions !== undefined && { permissions: [...new Set(permissions)] }),
    ...(usage !== undefined && { usage_limit: limitOf(usage) }),
    ...(pvc !== undefined && { pvc_limit: limitOf(pvc) }),
  }
}
