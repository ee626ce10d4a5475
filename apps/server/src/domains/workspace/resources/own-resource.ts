import type { AccessLevel } from '@vireo/contracts/resources'
import type { TransactionContext } from '#kernel/context.ts'
import { storesSharedFilesOnUser } from '#workspaces/settings/index.ts'
import type { ResourceRef } from './access.ts'
import { listDefaultSharing } from './default-sharing/default-sharing-store.ts'
import { everyone } from './principals.ts'
import { deleteResource, insertResource, moveToWorkspace, saveShare } from './resource-store.ts'

/**
 * Records the caller as owner of a new resource and shares it as they prefer. Runs in the transaction that creates the
 * resource.
 */
export async function ownResource(ctx: TransactionContext, { type, id }: ResourceRef): Promise<void> {
  const { workspaceId, actor } = ctx
  const userId = actor.userId
  const owner = userId === '' ? null : userId
  await insertResource(ctx, {
    workspace_id: workspaceId,
    resource_type: type,
    resource_id: id,
    creator_user_id: userId,
    owner_user_id: owner,
    created_at: ctx.now(),
  })
  if (owner === null) return
  await saveShare(ctx, type, id, { principal_id: owner, level: 'admin', member_id: owner, group_id: null })
  const preferred = await listDefaultSharing(ctx, [owner])
  for (const { group_id: groupId, level } of preferred)
    await saveShare(ctx, type, id, { principal_id: groupId, level, member_id: null, group_id: groupId })
  if (preferred.length > 0 && !(await storesSharedFilesOnUser(ctx))) await moveToWorkspace(ctx, type, id)
}

/** Shares a new resource with every member of the workspace. Runs in the transaction that creates it. */
export async function shareWithEveryone(
  ctx: TransactionContext,
  { type, id }: ResourceRef,
  level: AccessLevel,
): Promise<void> {
  await saveShare(ctx, type, id, { principal_id: everyone, level, member_id: null, group_id: null })
}

/** Removes a deleted resource's owner and shares. Runs in the transaction that deletes the resource. */
export function forgetResource(ctx: TransactionContext, { type, id }: ResourceRef): Promise<void> {
  return deleteResource(ctx, type, id)
}
