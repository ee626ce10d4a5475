import type { GroupPermission } from '@vireo/contracts/workspaces'
import type { Context } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import { assertHolds } from '#identity'
import { effectivePermissions } from './permissions/effective-permissions.ts'
import { membershipOf } from './membership-of.ts'
import { permissionsOfGroupPermission } from './permissions/permissions-of-group.ts'
import { permissionsOfRole } from './permissions/permissions-of-role.ts'
import type { MembershipRow, Role } from './tables.ts'

const rank: Readonly<Record<Role, number>> = { viewer: 0, editor: 1, admin: 2 }

type Given = {
  readonly role?: Role
  readonly given?: readonly GroupPermission[]
  /** What somebody may spend from then on; null is without limit. */
  readonly spends?: number | null
}

/**
 * Throws `power_exceeded` when the caller would give, or take, more power than is theirs: a role above their own, what
 * a group allows and they may not do, or more to spend than their own limit. For an API key its own power counts as
 * well, and 403 is thrown beyond it: a key that may invite invites nobody to more than the key itself may do.
 */
export async function assertWithinOwnPower(ctx: Context, { role, given = [], spends }: Given): Promise<void> {
  if (ctx.actor.kind === 'system') return
  const own = await membershipOf(ctx, ctx.actor.userId, ctx.workspaceId)
  if (!own || own.is_locked || (role !== undefined && rank[role] > rank[own.role])) throw new AppError('power_exceeded')
  // proved by limits-bind.test.ts
  if (spends !== undefined && !own.is_owner && (spends ?? Number.POSITIVE_INFINITY) > mostToSpend(own))
    throw new AppError('power_exceeded')
  const may = effectivePermissions(own)
  const opened = given.flatMap((permission) => permissionsOfGroupPermission[permission])
  if (may !== 'all' && opened.some((permission) => !may.includes(permission))) throw new AppError('power_exceeded')
  if (ctx.actor.kind !== 'api-key') return // proved by credentials-give.test.ts
  const ofRole = role === undefined ? [] : permissionsOfRole(role)
  const wanted = ofRole === 'all' ? ofRole : [...ofRole, ...opened]
  assertHolds(ctx.actor, wanted, 'An API key cannot give others what it may not do itself.')
}

/**
 * Returns the lowest limit in credits that applies to a member in particular: their own and those of the groups they
 * were put into, but not that of everyone.
 */
function mostToSpend({ usage_limit: limit, groups }: MembershipRow): number {
  const limits = [
    limit,
    ...groups.filter(({ is_everyone: isEveryone }) => !isEveryone).map((group) => group.usage_limit),
  ]
  return Math.min(...limits.map((credits) => credits ?? Number.POSITIVE_INFINITY))
}

/** Reports whether a limit allows more than the one before; null is unlimited. */
export function isRaised(before: number | null, after: number | null): boolean {
  return before !== null && (after === null || after > before) // proved by limits-bind.test.ts
}
