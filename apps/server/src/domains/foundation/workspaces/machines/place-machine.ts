import type { UserId } from '@vireo/contracts/kit'
import type { TransactionContext } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import { assertHolds } from '#identity'
import { effectivePermissions } from '../permissions/effective-permissions.ts'
import { assertWithinOwnPower } from '../policy.ts'
import { listGroupsOfMachines, listJoinableGroups, replaceMachineGroups } from './machine-store.ts'

/**
 * Puts a machine into exactly these groups. Throws `invalid_parameters` for a group that the workspace does not have,
 * `insufficient_permissions` for a new one that allows what the caller may not do, and `power_exceeded` when a caller
 * with a limit would free the machine of one.
 */
export async function placeMachine(
  ctx: TransactionContext,
  userId: UserId,
  groupIds: readonly string[],
): Promise<void> {
  const all = await listJoinableGroups(ctx)
  const groups = all.filter(({ id }) => groupIds.includes(id))
  if (groups.length < new Set(groupIds).size)
    throw new AppError('invalid_parameters', { message: 'There is no such group.', param: 'group_ids' })
  const before = await listGroupsOfMachines(ctx, [userId])
  const added = groups.filter((group) => !before.some(({ id }) => id === group.id))
  const opened = effectivePermissions({ role: 'viewer', is_locked: false, groups: added })
  if (added.length > 0) assertHolds(ctx.actor, opened, 'One of these groups may do more than you may.')
  const left = all.filter(({ id }) => !groupIds.includes(id) && before.some((group) => group.id === id))
  if (left.some((group) => group.usage_limit !== null)) await assertWithinOwnPower(ctx, { spends: null })
  await replaceMachineGroups(ctx, userId, groupIds)
}
