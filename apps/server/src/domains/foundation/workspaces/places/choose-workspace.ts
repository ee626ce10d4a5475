import type { UserId, WorkspaceId } from '@vireo/contracts/kit'
import type { Context } from '#kernel/context.ts'
import { workspaceAdmits } from '#identity'
import { membershipOf } from '../membership-of.ts'
import { listMemberships } from '../workspace-store.ts'

/**
 * Chooses the workspace that a user's credential acts in: the one it is bound to while they belong to it, else the one
 * they last chose, else their own. Workspaces where they are locked, or that only their organisation lets them into,
 * are passed over.
 */
export async function chooseWorkspace(
  ctx: Context,
  { userId, workspaceId }: { readonly userId: UserId; readonly workspaceId?: WorkspaceId },
): Promise<string | undefined> {
  if (workspaceId !== undefined) return (await membershipOf(ctx, userId, workspaceId))?.workspace_id
  const open = (await listMemberships(ctx, userId)).filter(({ is_locked: isLocked }) => !isLocked)
  for (const { workspace_id: id } of open.toSorted((a, b) => (b.chosen_at_ms ?? 0) - (a.chosen_at_ms ?? 0)))
    if (await ctx.hooks.ask(workspaceAdmits, ctx, { userId, workspaceId: id, vouchedBy: null })) return id
  return undefined
}
