import type { UserId, WorkspaceId } from '@vireo/contracts/kit'
import type { Context, TransactionContext } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import { countOthersIn, deleteWorkspace, findWorkspaceName, removeInvitesTo } from '../holding-store.ts'
import { endMembership } from '../members/end-membership.ts'
import { findWorkspace } from '../members/member-store.ts'
import { listMemberships } from '../workspace-store.ts'

export type PersonalWorkspace = {
  readonly workspaceId: WorkspaceId
  readonly name: string
  /** People besides its owner. */
  readonly otherMembers: number
  /** Workspaces of others that its owner belongs to. */
  readonly otherWorkspaces: number
}

/** Finds the workspace that a user has owned since they signed up. Throws `workspace_not_found`. */
export async function personalPlaceOf(ctx: Context, userId: UserId): Promise<string> {
  const own = (await listMemberships(ctx, userId)).find((membership) => membership.is_owner)
  if (!own) throw new AppError('workspace_not_found')
  return own.workspace_id
}

/** Finds the owner of a workspace. Throws `workspace_not_found`. */
export async function personWhoOwns(ctx: Context, workspaceId: WorkspaceId): Promise<string> {
  const workspace = await findWorkspace(ctx, workspaceId)
  if (!workspace) throw new AppError('workspace_not_found')
  return workspace.owner_id
}

/**
 * Finds the workspace that a person owns, and how many others are in it. Throws `workspace_not_found` when they own
 * none.
 */
export async function personalWorkspaceOf(ctx: Context, userId: UserId): Promise<PersonalWorkspace> {
  const memberships = await listMemberships(ctx, userId)
  const own = memberships.find((membership) => membership.is_owner)
  const found = own && (await findWorkspaceName(ctx, own.workspace_id))
  if (!own || !found) throw new AppError('workspace_not_found')
  return {
    workspaceId: own.workspace_id,
    name: found.name,
    otherMembers: await countOthersIn(ctx, own.workspace_id, userId),
    otherWorkspaces: memberships.filter((membership) => !membership.is_owner).length,
  }
}

/**
 * Ends the memberships of a person who deletes their account, where what they made becomes the owner's, and returns the
 * workspaces that are theirs alone. Throws `workspace_has_members` while others are members of one of those.
 */
export async function leaveEveryWorkspace(
  ctx: TransactionContext,
  { userId, email }: { readonly userId: UserId; readonly email: string | undefined },
): Promise<readonly string[]> {
  const memberships = await listMemberships(ctx, userId)
  const own = memberships.filter(({ is_owner: isOwner }) => isOwner).map(({ workspace_id: id }) => id)
  for (const id of own) if ((await countOthersIn(ctx, id, userId)) > 0) throw new AppError('workspace_has_members')
  for (const { workspace_id: workspaceId, is_owner: isOwner } of memberships) {
    const workspace = isOwner ? undefined : await findWorkspace(ctx, workspaceId)
    if (workspace) await endMembership(ctx, { workspaceId, userId, heirId: workspace.owner_id, left: true })
  }
  if (email !== undefined) await removeInvitesTo(ctx, email)
  return own
}

/** Deletes a workspace; what slices keep of it is erased by `privacy`. */
export function removeWorkspace(ctx: TransactionContext, workspaceId: WorkspaceId): Promise<void> {
  return deleteWorkspace(ctx, workspaceId)
}
