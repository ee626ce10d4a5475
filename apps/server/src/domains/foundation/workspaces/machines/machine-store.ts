import type { UserId } from '@vireo/contracts/kit'
import sql from 'sql-template-tag'
import type { Context, TransactionContext } from '#kernel/context.ts'
import type { MemberGroup } from '../tables.ts'

/** Makes a service account a member of the caller's workspace. */
export async function insertMachine(ctx: TransactionContext, userId: UserId): Promise<void> {
  await ctx.db.run(sql`
    insert into memberships (workspace_id, user_id, kind, role, is_owner, created_at)
    values (${ctx.workspaceId}, ${userId}, 'service_account', 'editor', false, ${ctx.now()})`)
}

/** Locks or unlocks a service account of the caller's workspace. */
export async function updateMachineLock(ctx: TransactionContext, userId: UserId, isLocked: boolean): Promise<void> {
  await ctx.db.run(sql`
    update memberships set locked_at = case when ${isLocked}::boolean then coalesce(locked_at, ${ctx.now()}) end
    where workspace_id = ${ctx.workspaceId} and user_id = ${userId} and kind = 'service_account'`)
}

/** Puts a machine into exactly these groups of its workspace; the group of everyone has no rows. */
export async function replaceMachineGroups(
  ctx: TransactionContext,
  userId: UserId,
  groupIds: readonly string[],
): Promise<void> {
  await ctx.db.run(sql`
    delete from workspace_group_members
    where workspace_id = ${ctx.workspaceId} and user_id = ${userId} and not (group_id = any(${[...groupIds]}))`)
  await ctx.db.run(sql`
    insert into workspace_group_members (group_id, workspace_id, user_id, created_at)
    select g.id, g.workspace_id, ${userId}, ${ctx.now()} from workspace_groups g
    where g.workspace_id = ${ctx.workspaceId} and g.id = any(${[...groupIds]}) and not g.is_everyone
    on conflict do nothing`)
}

/** Lists the groups of the caller's workspace that somebody can be put into, by name. */
export function listJoinableGroups(ctx: Context): Promise<MemberGroup[]> {
  return ctx.db.many(sql`
    select id, name, is_everyone, permissions, usage_limit from workspace_groups
    where workspace_id = ${ctx.workspaceId} and not is_everyone order by name, id`)
}

/** Lists the groups that these service accounts were put into. */
export function listGroupsOfMachines(
  ctx: Context,
  userIds: readonly UserId[],
): Promise<{ readonly user_id: UserId; readonly id: string; readonly name: string }[]> {
  return ctx.db.many(sql`
    select m.user_id, g.id, g.name from workspace_group_members m join workspace_groups g on g.id = m.group_id
    where m.workspace_id = ${ctx.workspaceId} and m.user_id = any(${[...userIds]}) order by g.name, g.id`)
}
