import type { Input } from '@vireo/contracts/kit'
import type { workspacesEndpoints } from '@vireo/contracts/workspaces'
import { writeAudit } from '#kernel/audit.ts'
import type { Context } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import { transaction } from '#kernel/transaction.ts'
import { lockWorkspace } from '../members/member-store.ts'
import { assertWithinOwnPower } from '../policy.ts'
import type { GroupRow } from '../tables.ts'
import { limitOf } from './group-limit.ts'
import { countGroups, insertGroup } from './group-store.ts'
import type { ListedGroup } from './list-groups.ts'

const groupsMax = 100

/** Creates an empty group. */
export async function createGroup(
  ctx: Context,
  input: Input<typeof workspacesEndpoints.createGroup>,
): Promise<ListedGroup> {
  await assertWithinOwnPower(ctx, { given: input.permissions })
  const group: GroupRow = {
    id: ctx.newId('group'),
    workspace_id: ctx.workspaceId,
    name: input.name,
    permissions: [...new Set(input.permissions)],
    usage_limit: limitOf(input.group_usage_limit),
    pvc_limit: limitOf(input.group_pvc_limit),
    is_everyone: false,
    created_at: ctx.now(),
  }
  await transaction(ctx, async (ctx) => {
    await lockWorkspace(ctx, ctx.workspaceId)
    if ((await countGroups(ctx, ctx.workspaceId)) >= groupsMax) throw new AppError('group_limit_reached')
    if (!(await insertGroup(ctx, group))) throw new AppError('group_name_taken', { param: 'name' })
    await writeAudit(ctx, {
      action: 'workspaces.group-created',
      target: { kind: 'group', id: group.id },
      details: { name: group.name, permissions: group.permissions, usage_limit: group.usage_limit },
    })
  })
  return { group, members: [], creditsUsed: null }
}
