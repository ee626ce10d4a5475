import type { UserId, WorkspaceId } from '@vireo/contracts/kit'
import type { ResourceType } from '@vireo/contracts/resources'
import sql from 'sql-template-tag'
import type { Context, TransactionContext } from '#kernel/context.ts'
import type { ResourceRow, ShareRow } from './tables.ts'

/** Records a resource with its creator and owner. */
export async function insertResource(ctx: TransactionContext, row: ResourceRow): Promise<void> {
  await ctx.db.run(sql`
    insert into workspace_resource_metadata (workspace_id, resource_type, resource_id, creator_user_id, owner_user_id,
      created_at)
    values (${row.workspace_id}, ${row.resource_type}, ${row.resource_id}, ${row.creator_user_id}, ${row.owner_user_id},
      ${row.created_at})`)
}

/** Deletes a resource of the caller's workspace, and its shares with it. */
export async function deleteResource(ctx: TransactionContext, type: string, id: string): Promise<void> {
  await ctx.db.run(sql`
    delete from workspace_resource_metadata
    where workspace_id = ${ctx.workspaceId} and resource_type = ${type} and resource_id = ${id}`)
}

/** Finds a resource of the caller's workspace with its creator and owner. */
export function findResource(ctx: Context, type: string, id: string): Promise<ResourceRow | undefined> {
  return ctx.db.maybe(sql`
    select workspace_id, resource_type, resource_id, creator_user_id, owner_user_id, created_at
    from workspace_resource_metadata
    where workspace_id = ${ctx.workspaceId} and resource_type = ${type} and resource_id = ${id}`)
}

/** Finds a resource and locks its row until the transaction ends, so that its shares change one after another. */
export function holdResource(ctx: TransactionContext, type: string, id: string): Promise<ResourceRow | undefined> {
  return ctx.db.maybe(sql`
    select workspace_id, resource_type, resource_id, creator_user_id, owner_user_id, created_at
    from workspace_resource_metadata
    where workspace_id = ${ctx.workspaceId} and resource_type = ${type} and resource_id = ${id} for update`)
}

/** Takes the owner off a resource, so that it is the workspace's; the former owner keeps their share. */
export async function moveToWorkspace(ctx: TransactionContext, type: string, id: string): Promise<void> {
  await ctx.db.run(sql`
    update workspace_resource_metadata set owner_user_id = null
    where workspace_id = ${ctx.workspaceId} and resource_type = ${type} and resource_id = ${id}`)
}

/** Shares a resource with a principal, or changes the level at which it is shared already. */
export async function saveShare(ctx: TransactionContext, type: string, id: string, share: ShareRow): Promise<void> {
  await ctx.db.run(sql`
    insert into resource_shares (workspace_id, resource_type, resource_id, principal_id, level, member_id, group_id,
      created_at)
    values (${ctx.workspaceId}, ${type}, ${id}, ${share.principal_id}, ${share.level}, ${share.member_id},
      ${share.group_id}, ${ctx.now()})
    on conflict (workspace_id, resource_type, resource_id, principal_id) do update set level = excluded.level`)
}

/** Removes a principal's share of a resource; returns false when there was none. */
export async function deleteShare(
  ctx: TransactionContext,
  type: string,
  id: string,
  principalId: string,
): Promise<boolean> {
  const rows = await ctx.db.run(sql`
    delete from resource_shares where workspace_id = ${ctx.workspaceId} and resource_type = ${type}
      and resource_id = ${id} and principal_id = ${principalId}`)
  return rows === 1
}

/** Lists the shares of a resource, oldest first. */
export function listShares(ctx: Context, type: string, id: string): Promise<ShareRow[]> {
  return ctx.db.many(sql`
    select principal_id, level, member_id, group_id from resource_shares
    where workspace_id = ${ctx.workspaceId} and resource_type = ${type} and resource_id = ${id}
    order by created_at, principal_id`)
}

/** Lists the resources that a person owns or created in any workspace, for the copy of their data. */
export function listOwnedBy(ctx: Context, userId: UserId): Promise<ResourceRow[]> {
  return ctx.db.many(sql`
    select workspace_id, resource_type, resource_id, creator_user_id, owner_user_id, created_at
    from workspace_resource_metadata where owner_user_id = ${userId} or creator_user_id = ${userId}
    order by created_at, resource_id`)
}

/** Lists the ids of the resources of a type that a member owns in one workspace. */
export async function listIdsOwnedBy(
  ctx: Context,
  {
    workspaceId,
    userId,
    type,
  }: { readonly workspaceId: WorkspaceId; readonly userId: UserId; readonly type: ResourceType },
): Promise<string[]> {
  const rows = await ctx.db.many<{ resource_id: string }>(sql`
    select resource_id from workspace_resource_metadata
    where workspace_id = ${workspaceId} and owner_user_id = ${userId} and resource_type = ${type}
    order by created_at, resource_id`)
  return rows.map(({ resource_id: id }) => id)
}

/** Makes another member the owner of what a member owns, with the access level admin. */
export async function bequeath(
  ctx: TransactionContext,
  { workspaceId, userId, heirId }: { workspaceId: WorkspaceId; userId: UserId; heirId: UserId },
): Promise<void> {
  await ctx.db.run(sql`
    insert into resource_shares (workspace_id, resource_type, resource_id, principal_id, level, member_id, created_at)
    select workspace_id, resource_type, resource_id, ${heirId}, 'admin', ${heirId}, ${ctx.now()}
    from workspace_resource_metadata where workspace_id = ${workspaceId} and owner_user_id = ${userId}
    on conflict (workspace_id, resource_type, resource_id, principal_id) do update set level = 'admin'`)
  await ctx.db.run(sql`
    update workspace_resource_metadata set owner_user_id = ${heirId}
    where workspace_id = ${workspaceId} and owner_user_id = ${userId}`)
}

/** Deletes the owners and shares on record for a member's resources, which are deleted with the membership. */
export async function deleteOwnedBy(ctx: TransactionContext, workspaceId: WorkspaceId, userId: UserId): Promise<void> {
  await ctx.db.run(sql`
    delete from workspace_resource_metadata where workspace_id = ${workspaceId} and owner_user_id = ${userId}`)
}
