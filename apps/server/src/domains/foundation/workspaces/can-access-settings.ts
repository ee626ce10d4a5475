import type { Context } from '#kernel/context.ts'
import { managing } from './is-admin.ts'

/**
 * Reports whether the caller may open the workspace's settings: as an admin, or because a group lets them manage some
 * of it.
 */
export async function canAccessSettings({ actor }: Context): Promise<boolean> {
  const { permissions } = actor
  if (permissions === 'all' || actor.workspaceRole === 'admin') return true
  return managing.some((permission) => permissions.includes(permission))
}
