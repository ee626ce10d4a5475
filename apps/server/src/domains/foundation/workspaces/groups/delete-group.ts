import type { Input } from '@vireo/contracts/kit'
import type { workspacesEndpoints } from '@vireo/contracts/workspaces'
import { writeAudit } from '#kernel/audit.ts'
import type { Context } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import { transaction } from '#kernel/transaction.ts'
import { assertWithinOwnPower } from '../policy.ts'
import { lockGroup, removeGroup } from './group-store.ts'

/** Deletes a group and what it allowed; its members stay in the workspace. */
export function deleteGroup(ctx: Context, input: Input<typeof workspacesEndpoints.deleteGroup>): Promise<void> {
  return transaction(ctx, async (ctx) => {
    const group = await lockGroup(ctx, ctx.workspaceId, input.group_id)
    if (!group) throw new AppError('group_not_found')
    if (group.is_everyone) throw new AppError('group_of_everyone')
    // Its members lose what it gave, and are rid of its limit.
    const spends = group.usage_limit === null ? {} : { spends: null }
    await assertWithinOwnPower(ctx, { given: group.permissions, ...spends })
    await removeGroup(ctx, group.id)
    await writeAudit(ctx, {
      action: 'workspaces.group-deleted',
      target: { kind: 'group', id: group.id },
      details: { name: group.name },
    })
  })
}
