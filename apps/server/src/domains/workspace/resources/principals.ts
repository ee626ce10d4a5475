import type { Actor } from '#kernel/context.ts'

/** The principal that stands for every member of the workspace. */
export const everyone = 'everyone'

/** Reports whether an actor may see and change everything in their workspace: its admins and the product itself. */
export function seesEverything({ kind, workspaceRole }: Actor): boolean {
  return kind === 'system' || workspaceRole === 'admin'
}

/**
 * Lists the principals that an actor counts as: themselves, their groups and everyone. Empty for nobody in particular.
 */
export function principalsOf({ userId, groupIds = [] }: Actor): string[] {
  return userId === '' ? [] : [userId, ...groupIds, everyone]
}
