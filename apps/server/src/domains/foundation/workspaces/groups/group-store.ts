import type { UserId, WorkspaceId } from '@vireo/contracts/kit'
import sql from 'sql-template-tag'
import type { Context, TransactionContext } from '#kernel/context.ts'
import type { GroupRow } from '../tables.ts'

const columns = sql`g.id, g.workspace_id, g.name, g.permissions, g.usage_limit, g.pvc_limit, g.is_everyone, g.created_at`

/** Inserts a group; returns false when the workspace has one of this name, in whatever case. */
export async function insertGroup(ctx: Context, group: GroupRow): Promise<boolean> {
  const rows = await ctx.db.run(sql`
    insert into workspace_groups (id, workspace_id, name, permissions, usage_limit, pvc_limit, is_everyone, created_at)
    values (${group.id}, ${group.workspace_id}, ${group.name}, ${[...group.permissions]}, ${group.usage_limit},
      ${group.pvc_limit}, ${group.is_everyone}, ${group.created_at})
    on conflict (workspace_id, lower(name)) do nothing`)
  return rows === 1
}

/** Lists the groups of a workspace, the group of everyone first and the others by name. */
export function listGroupsIn(ctx: Context, workspaceId: WorkspaceId): Promise<GroupRow[]> {
  return ctx.db.many(sql`
    select ${columns} from workspace_groups g where g.workspace_id = ${workspaceId}
    order by g.is_everyone desc, lower(g.name)`)
}

/** Finds those of the ids that are groups of the workspace. */
export function findGroups(ctx: Context, workspaceId: WorkspaceId, ids: readonly string[]): Promise<GroupRow[]> {
  return ctx.db.many(sql`
    select ${columns} from workspace_groups g where g.workspace_id = ${workspaceId} and g.id = any(${[...ids]})`)
}

/** Finds a group and locks its row until the transaction ends. */
export function lockGroup(
  ctx: TransactionContext,
  workspaceId: WorkspaceId,
  id: string,
): Promise<GroupRow | undefined> {
  return ctx.db.maybe(sql`
    select ${columns} from workspace_groups g where g.workspace_id = ${workspaceId} and g.id = ${id} for update`)
}

/** Counts the groups of a workspace, the group of everyone included. */
export async function countGroups(ctx: Context, workspaceId: WorkspaceId): Promise<number> {
  const { count } = await ctx.db.one<{ count: number }>(sql`
    select count(*) from workspace_groups where workspace_id = ${workspaceId}`)
  return count
}

/** Reports whether another group of the workspace has this name, in whatever case. */
export async function hasOtherGroupNamed(ctx: Context, { workspace_id, id, name }: GroupRow): Promise<boolean> {
  const row = await ctx.db.maybe(sql`
    select id from workspace_groups
    where workspace_id = ${workspace_id} and lower(name) = lower(${name}) and id <> ${id}`)
  return row !== undefined
}

/** Updates a group's name, permissions and limits. */
export async function updateGroupRow(ctx: TransactionContext, group: GroupRow): Promise<void> {
  await ctx.db.run(sql`
    update workspace_groups set name = ${group.name}, permissions = ${[...group.permissions]},
      usage_limit = ${group.usage_limit}, pvc_limit = ${group.pvc_limit}
    where id = ${group.id}`)
}

/** Removes a group. */
export async function removeGroup(ctx: TransactionContext, id: string): Promise<void> {
  await ctx.db.run(sql`delete from workspace_groups where id = ${id}`)
}

type Placement = { readonly workspaceId: WorkspaceId; readonly userId: UserId; readonly groupIds: readonly string[] }

/** Puts a member into those of the groups that exist in their workspace, and returns how many were new to them. */
export function insertGroupMembers(
  ctx: TransactionContext,
  { workspaceId, userId, groupIds }: Placement,
): Promise<number> {
  return ctx.db.run(sql`
    insert into workspace_group_members (group_id, workspace_id, user_id, created_at)
    select g.id, g.workspace_id, ${userId}, ${ctx.now()} from workspace_groups g
    where g.workspace_id = ${workspaceId} and g.id = any(${[...groupIds]}) and not g.is_everyone
    on conflict do nothing`)
}

/** Takes a member out of a group; returns false when they were not in it. */
export async function removeGroupMemberRow(ctx: TransactionContext, groupId: string, userId: UserId): Promise<boolean> {
  const rows = await ctx.db.run(sql`
    delete from workspace_group_members where group_id = ${groupId} and user_id = ${userId}`)
  return rows === 1
}
