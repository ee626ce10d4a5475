import type { UserId } from '@vireo/contracts/kit'
import type { TransactionContext } from '#kernel/context.ts'
import { blockUser } from '#identity/blocked/index.ts'
import { endOwnMachines } from '#workspaces/machines/index.ts'
import { personalWorkspaceOf } from '#workspaces/places/index.ts'
import { forWorkspace } from '../for-workspace.ts'

/**
 * Blocks a person: their sessions end at once, and so do the keys of theirs and of the machines in workspaces that they own. Returns
 * false where they were blocked already.
 */
export async function endAccessOf(
  ctx: TransactionContext,
  { userId, reason }: { readonly userId: UserId; readonly reason: string },
): Promise<boolean> {
  const { workspaceId } = await personalWorkspaceOf(ctx, userId)
  if (!(await blockUser(forWorkspace(ctx, workspaceId), { userId, reason }))) return false
  // Keys of machines do not come back: they would go on working for somebody who was blocked.
  await endOwnMachines(ctx, { userId })
  return true
}
