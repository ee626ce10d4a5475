import type { Context } from '#kernel/context.ts'

/** Reports whether the caller, or the owner of the caller's key, administers the workspace. */
export async function isAdmin({ actor }: Context): Promise<boolean> {
  return actor.workspaceRole === 'admin'
}

export const managing = ['workspace_members_invite', 'workspace_members_remove', 'group_members_manage'] as const
