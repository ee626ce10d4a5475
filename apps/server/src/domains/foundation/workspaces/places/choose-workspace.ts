import type { UserId, WorkspaceId } from '@vireo/contracts/kit'
import type { Context } from '#kernel/context.ts'
import { workspaceAdmits } from '#identity'
import { membershipOf } from '../membership-of.ts'
import { listMemberships } from '../workspace-store.ts'

/**
 * Returns the workspace that a user's credential is bound to, if they still belong to it. For an unbound one, the
 * workspace they last chose, else their own, passing over those where they are locked or that only their organisation
 * lets them into. Undefined when none is left.
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
