import type { UserId, WorkspaceId } from '@vireo/contracts/kit'
import sql from 'sql-template-tag'
import type { Context } from '#kernel/context.ts'

type Trace = Record<string, unknown>

/** Finds a workspace and its settings, for the copy of its owner's data. */
export function findWorkspaceTrace(ctx: Context, workspaceId: WorkspaceId): Promise<Trace | undefined> {
  return ctx.db.maybe(sql`
    select id as workspace_id, name, owner_id, created_at, training_opt_out, training_opt_out_at,
      storing_shared_files_on_user, session_inactivity_timeout_seconds, mfa_required_for_users
    from workspaces where id = ${workspaceId}`)
}

/** Lists a user's memberships with their groups, for the copy of their data. */
export function listMembershipTraces(ctx: Context, userId: UserId): Promise<Trace[]> {
  return ctx.db.many(sql`
    select m.workspace_id, m.role, m.is_owner, m.locked_at, m.usage_limit, m.created_at,
      coalesce((select json_agg(g.name order by g.name) from workspace_group_members x
        join workspace_groups g on g.id = x.group_id
        where x.workspace_id = m.workspace_id and x.user_id = m.user_id), '[]'::json) as groups
    from memberships m where m.user_id = ${userId} order by m.created_at`)
}

/** Counts the people besides this one who belong to a workspace, and keeps them there until the transaction ends. */
export async function countOthersIn(ctx: Context, workspaceId: WorkspaceId, userId: UserId): Promise<number> {
  const rows = await ctx.db.many(sql`
    select user_id from memberships where workspace_id = ${workspaceId} and user_id <> ${userId} and kind = 'person' for share`)
  return rows.length
}

/** Deletes a workspace with every membership in it. */
export async function deleteWorkspace(ctx: Context, workspaceId: WorkspaceId): Promise<void> {
  await ctx.db.run(sql`delete from workspaces where id = ${workspaceId}`)
}

/** Finds the name of a workspace. */
export function findWorkspaceName(ctx: Context, workspaceId: WorkspaceId): Promise<{ name: string } | undefined> {
  return ctx.db.maybe(sql`select name from workspaces where id = ${workspaceId}`)
}

/** Lists the invites to an address, for the copy of its owner's data. */
export function listInviteTraces(ctx: Context, email: string): Promise<Trace[]> {
  return ctx.db.many(sql`
    select workspace_id, email, role, created_at, expires_at from workspace_invites where email = ${email}
    order by created_at`)
}

/** Removes all invites to an address. */
export async function removeInvitesTo(ctx: Context, email: string): Promise<void> {
  await ctx.db.run(sql`delete from workspace_invites where email = ${email}`)
}
