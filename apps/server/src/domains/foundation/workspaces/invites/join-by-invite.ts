import type { UserId, WorkspaceId } from '@vireo/contracts/kit'
import type { TransactionContext } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import { addMembership } from '../members/add-membership.ts'
import { updateChosen } from '../members/member-store.ts'
import { personalPlaceOf } from '../places/personal-workspace.ts'
import { hashInviteCode } from './invite-code.ts'
import { findOpenInviteByCode, type InviteRow, removeInvite } from './invite-store.ts'

/**
 * Makes somebody a member who has just signed up with the code of an invite, and so proven its address. Where no seat
 * is left they begin in a workspace of their own, and the invite waits.
 */
export async function joinByInvite(
  ctx: TransactionContext,
  { userId, email, inviteCode }: { readonly userId: UserId; readonly email: string; readonly inviteCode: string },
): Promise<{ readonly workspaceId: WorkspaceId }> {
  const invite = await findOpenInviteByCode(ctx, hashInviteCode(inviteCode))
  const isIn = invite?.email === email && (await enter(ctx, invite, userId))
  return { workspaceId: isIn ? invite.workspace_id : await personalPlaceOf(ctx, userId) }
}

/**
 * Makes a user a member as their invite says and removes it. Returns false, with nothing written, when no seat is left.
 */
async function enter(ctx: TransactionContext, invite: InviteRow, userId: UserId): Promise<boolean> {
  const { workspace_id: workspaceId, role, group_ids: groupIds, usage_limit: usageLimit } = invite
  try {
    await addMembership(ctx, { workspaceId, userId, kind: 'person', role, groupIds, usageLimit, origin: 'invite' })
  } catch (error) {
    if (error instanceof AppError && error.code === 'seats_full') return false
    throw error
  }
  await removeInvite(ctx, invite.id)
  await updateChosen(ctx, workspaceId, userId)
  return true
}
