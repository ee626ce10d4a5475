import { type Permission, permissions } from '@vireo/contracts/kit'
import type { Role } from '../tables.ts'

/** Permissions that only administer a workspace, which editors do not have. */
const administration: ReadonlySet<Permission> = new Set<Permission>([
  'workspace_write',
  'workspace_analytics_full_read',
  'workspace_members_invite',
  'workspace_members_remove',
  'group_members_manage',
  'service_account_write',
  'webhooks_write',
  'audit_log_read',
])

/** Permissions of viewers besides reading, which concern nobody but themselves. */
const ownAffairs: ReadonlySet<Permission> = new Set<Permission>([
  'user_write',
  'create_user_api_key',
  'terms_of_service_accept',
])

const ofEditors = permissions.filter((permission) => !administration.has(permission))
const ofViewers = ofEditors.filter((permission) => permission.endsWith('_read') || ownAffairs.has(permission))

/** Returns what a role allows by itself; `effectivePermissions` adds what its holders may do through groups. */
export function permissionsOfRole(role: Role): 'all' | readonly Permission[] {
  if (role === 'admin') return 'all'
  return role === 'editor' ? ofEditors : ofViewers
}
