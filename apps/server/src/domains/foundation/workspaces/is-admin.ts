import type { Context } from '#kernel/context.ts'

/** Whether the caller administers the workspace; a key is asked for its owner. */
export async function isAdmin({ actor }: Context): Promise<boolean> {
  return actor.workspaceRole === 'admin'
}

const managing = ['workspace_members_invite', 'workspace_members_remove', 'group_members_manage'] as const

/** Whether anything in the workspace's settings is for the caller: they administer it, or a group lets them manage some of it. */
export async function canAccessSettings({ actor }: Context): Promise<boolean> {
  const { permissions } = actor
  if (permissions === 'all' || actor.workspaceRole === 'admin') return true
  return managing.some((permission) => permissions.includes(permission))
}
