import type { Actor } from '#kernel/context.ts'

/** Stands for every member of the workspace. */
export const everyone = 'everyone'

/** Whether somebody sees and changes everything in their workspace: its admins, and the product itself. */
export function seesEverything({ kind, workspaceRole }: Actor): boolean {
  return kind === 'system' || workspaceRole === 'admin'
}

/** The names under which things are shared with somebody. */
export function principalsOf({ userId, groupIds = [] }: Actor): string[] {
  return userId === '' ? [] : [userId, ...groupIds, everyone]
}
