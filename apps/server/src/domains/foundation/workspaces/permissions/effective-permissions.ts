import { type Permission, permissions } from '@vireo/contracts/kit'
import { type GroupPermission } from '@vireo/contracts/workspaces'
import { permissionsOfGroupPermission } from './permissions-of-group.ts'
import { permissionsOfRole } from './permissions-of-role.ts'
import type { MemberGroup, MembershipRow, Role } from '../tables.ts'

/** A reason why somebody may do something. */
export type Grant =
  | { readonly by: 'role'; readonly role: Role }
  | { readonly by: 'group'; readonly group: MemberGroup; readonly permission: GroupPermission }

/** The part of a member that decides what they may do. */
export type Empowered = Pick<MembershipRow, 'role' | 'is_locked' | 'groups'>

/**
 * Lists everything that lets a member do something, which is denied when the list is empty. The one place that decides
 * it: the role allows, groups add, and locked members may do nothing.
 */
export function grantsOf({ role, is_locked, groups }: Empowered, permission: Permission): Grant[] {
  if (is_locked) return []
  const ofRole = permissionsOfRole(role)
  const byGroups = groups.flatMap((group) =>
    group.permissions
      .filter((given) => permissionsOfGroupPermission[given].includes(permission))
      .map((given) => ({ by: 'group' as const, group, permission: given })),
  )
  return ofRole === 'all' || ofRole.includes(permission) ? [{ by: 'role', role }, ...byGroups] : byGroups
}

/** Returns what a member may do; no credential of theirs can do more. */
export function effectivePermissions(member: Empowered): 'all' | readonly Permission[] {
  if (member.is_locked) return []
  const ofRole = permissionsOfRole(member.role)
  if (ofRole === 'all' || member.groups.every(({ permissions: given }) => given.length === 0)) return ofRole
  return permissions.filter((permission) => grantsOf(member, permission).length > 0)
}
