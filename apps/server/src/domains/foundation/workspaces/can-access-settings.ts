import type { Context } from '#kernel/context.ts'
import { managing } from './is-admin.ts'

/** Whether anything in the workspace's settings is for the caller: they administer it, or a group lets them manage some of it. */
export async function canAccessSettings({ actor }: Context): Promise<boolean> {
  const { permissions } = actor
  if (permissions === 'all' || actor.workspaceRole === 'admin') return true
  return managing.some((permission) => permissions.includes(permission))
}
