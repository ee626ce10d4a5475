import { AppError, invariant } from '#kernel/errors.ts'
import type { With } from '#ports/ports.ts'
import { transaction } from '#kernel/transaction.ts'
import { assertOwnSession } from '#identity'
import { bindSession } from '#identity/sessions/index.ts'
import { listMemberships } from '../workspace-store.ts'
import { endMembership } from './end-membership.ts'
import { findWorkspace } from './member-store.ts'

/**
 * Ends the caller's membership in their current workspace; what they made stays and becomes its owner's. Their browser
 * goes on in a workspace of their own, which everybody has. Throws `owner_is_protected`.
 */
export async function leaveWorkspace(ctx: With<'accessTokens'>): Promise<Awaited<ReturnType<typeof bindSession>>> {
  assertOwnSession(ctx.actor)
  const { workspaceId, actor } = ctx
  const own = (await listMemberships(ctx, actor.userId)).find(({ is_owner: isOwner }) => isOwner)
  const workspace = await findWorkspace(ctx, workspaceId)
  if (!workspace) throw new AppError('workspace_not_found')
  if (workspace.owner_id === actor.userId) throw new AppError('owner_is_protected')
  invariant(own, 'everybody has a workspace of their own')
  // First, so that the session is none of those that end with the membership.
  const token = await bindSession(ctx, own.workspace_id)
  await transaction(ctx, (ctx) =>
    endMembership(ctx, { workspaceId, userId: actor.userId, heirId: workspace.owner_id, left: true }),
  )
  return token
}
