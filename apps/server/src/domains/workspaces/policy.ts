import type { GroupPermission } from '@vireo/contracts'
import type { Context } from '../../kernel/context.ts'
import { AppError } from '../../kernel/errors.ts'
import { effectivePermissions } from './effective-permissions.ts'
import { membershipOf } from './membership-of.ts'
import { permissionsOfGroupPermission } from './permissions-of-group.ts'
import type { Role } from './tables.ts'

const rank: Readonly<Record<Role, number>> = { viewer: 0, editor: 1, admin: 2 }

/**
 * Nobody gives, or takes, more power than is theirs: neither a role above their own nor what a group opens and they
 * may not do. It is the person's own power that counts; what their key may do says the contract. Throws
 * `power_exceeded`.
 */
export async function assertWithinOwnPower(
  ctx: Context,
  { role, given = [] }: { readonly role?: Role; readonly given?: readonly GroupPermission[] },
): Promise<void> {
  if (ctx.actor.kind === 'system') return
  const own = await membershipOf(ctx, ctx.actor.userId, ctx.workspaceId)
  if (!own || own.is_locked || (role !== undefined && rank[role] > rank[own.role])) throw new AppError('power_exceeded')
  const may = effectivePermissions(own)
  if (may === 'all') return
  const opened = given.flatMap((permission) => permissionsOfGroupPermission[permission])
  if (opened.some((permission) => !may.includes(permission))) throw new AppError('power_exceeded')
}
