import type { Context } from '#kernel/context.ts'

/** Whether the caller administers the workspace; a key is asked for its owner. */
export async function isAdmin({ actor }: Context): Promise<boolean> {
  return actor.workspaceRole === 'admin'
}

export const managing = ['workspace_members_invite', 'workspace_members_remove', 'group_members_manage'] as const
