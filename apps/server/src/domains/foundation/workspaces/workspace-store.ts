import type { UserId, WorkspaceId } from '@vireo/contracts/kit'
import sql from 'sql-template-tag'
import type { Context } from '#kernel/context.ts'
import { defineRead, readRows } from '#kernel/database/gather.ts'
import type { MembershipRow, WorkspaceRow } from './tables.ts'

/** Inserts a workspace with its owner's id; the owner's membership is inserted separately. */
export async function insertWorkspace(ctx: Context, workspace: WorkspaceRow): Promise<void> {
  await ctx.db.run(sql`
    insert into workspaces (id, name, owner_id, created_at)
    values (${workspace.id}, ${workspace.name}, ${workspace.owner_id}, ${workspace.created_at})`)
}

type NewMembership = Pick<MembershipRow, 'workspace_id' | 'user_id' | 'kind' | 'role' | 'is_owner' | 'usage_limit'>

/** Inserts a membership; returns false when the user belongs to the workspace already. */
export async function insertMembership(ctx: Context, membership: NewMembership): Promise<boolean> {
  const rows = await ctx.db.run(sql`
    insert into memberships (workspace_id, user_id, kind, role, is_owner, usage_limit, created_at)
    values (${membership.workspace_id}, ${membership.user_id}, ${membership.kind}, ${membership.role},
      ${membership.is_owner}, ${membership.usage_limit}, ${ctx.now()})
    on conflict (workspace_id, user_id) do nothing`)
  return rows === 1
}

/** Finds the name of a workspace; undefined when there is no such workspace. */
export async function nameOfWorkspace(ctx: Context, workspaceId: WorkspaceId): Promise<string | undefined> {
  const row = await ctx.db.maybe<{ name: string }>(sql`select name from workspaces where id = ${workspaceId}`)
  return row?.name
}

/** Returns those of the ids that are workspaces. */
export async function findWorkspaceIds(ctx: Context, ids: readonly WorkspaceId[]): Promise<string[]> {
  const rows = await ctx.db.many<{ id: WorkspaceId }>(sql`select id from workspaces where id = any(${ids})`)
  return rows.map((row) => row.id)
}

const membershipsByUser = defineRead<MembershipRow>({
  name: 'memberships',
  select: (userIds) => sql`
    select m.user_id as key, m.workspace_id, m.user_id, m.kind, m.role, m.is_owner, m.locked_at is not null as is_locked,
      m.usage_limit, extract(epoch from m.chosen_at) * 1000 as chosen_at_ms, coalesce(g.groups, '[]'::json) as groups
    from memberships m
    left join lateral (
      select json_agg(json_build_object('id', g.id, 'name', g.name, 'is_everyone', g.is_everyone,
        'permissions', g.permissions, 'usage_limit', g.usage_limit) order by g.is_everyone desc, g.id) as groups
      from workspace_groups g
      where g.workspace_id = m.workspace_id and (g.is_everyone or exists (
        select from workspace_group_members x where x.group_id = g.id and x.user_id = m.user_id))
    ) g on true
    where m.user_id = any(${userIds})
    order by m.is_owner desc, m.created_at, m.workspace_id`,
  staleMsMax: 250,
  instants: [],
})

/** Lists a user's memberships, their own workspace first. */
export function listMemberships(ctx: Context, userId: UserId): Promise<readonly MembershipRow[]> {
  return readRows(ctx, membershipsByUser, userId)
}
