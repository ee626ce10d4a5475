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
 * Nobody gives, or takes, more power than is theirs: neither a role above their own nor what a group opens and they
 * may not do, nor more to spend than they have where they are limited themselves. The person's own power counts, and then that of the credential they use: a key that may invite invites
 * nobody to more than the key itself may do. Throws `power_exceeded`, and 403 for the key.
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

/** What limits a member and not everybody: their own limit, and those of the groups they were put into. */
function mostToSpend({ usage_limit: limit, groups }: MembershipRow): number {
  const limits = [
    limit,
    ...groups.filter(({ is_everyone: isEveryone }) => !isEveryone).map((group) => group.usage_limit),
  ]
  return Math.min(...limits.map((credits) => credits ?? Number.POSITIVE_INFINITY))
}

/** Whether a limit lets somebody spend more than the one before. */
export function isRaised(before: number | null, after: number | null): boolean {
  return before !== null && (after === null || after > before) // proved by limits-bind.test.ts
}
