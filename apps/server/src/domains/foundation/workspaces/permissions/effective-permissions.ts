import { type Permission, permissions } from '@vireo/contracts/kit'
import { type GroupPermission } from '@vireo/contracts/workspaces'
import { permissionsOfGroupPermission } from './permissions-of-group.ts'
import { permissionsOfRole } from './permissions-of-role.ts'
import type { MemberGroup, MembershipRow, Role } from '../tables.ts'

/** Why somebody may do something. */
export type Grant =
  | { readonly by: 'role'; readonly role: Role }
  | { readonly by: 'group'; readonly group: MemberGroup; readonly permission: GroupPermission }

/** As much of a member as decides what they may do. */
export type Empowered = Pick<MembershipRow, 'role' | 'is_locked' | 'groups'>

/**
 * Everything that lets a member do something; nothing means that they may not. This is the one place where it is
 * decided: what the role allows, and what the groups add. Whoever is locked may do nothing.
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

/** What a member may do; whatever credential they use can do no more. */
export function effectivePermissions(member: Empowered): 'all' | readonly Permission[] {
  if (member.is_locked) return []
  const ofRole = permissionsOfRole(member.role)
  if (ofRole === 'all' || member.groups.every(({ permissions: given }) => given.length === 0)) return ofRole
  return permissions.filter((permission) => grantsOf(member, permission).length > 0)
}
