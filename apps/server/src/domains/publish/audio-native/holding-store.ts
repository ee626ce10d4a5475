import type { UserId, WorkspaceId } from '@vireo/contracts/kit'
import sql from 'sql-template-tag'
import type { Context } from '#kernel/context.ts'

/** Every table of which people take along what it has of their workspace. */
export const keptTables = ['projects', 'domains', 'pages', 'versions'] as const

/** Gives the projects that somebody made in a workspace to their heir. */
export async function giveProjects(
  ctx: Context,
  {
    workspaceId,
    userId,
    heirId,
  }: { readonly workspaceId: WorkspaceId; readonly userId: UserId; readonly heirId: UserId },
): Promise<void> {
  await ctx.db.run(sql`
    update audio_native_projects set user_id = ${heirId} where workspace_id = ${workspaceId} and user_id = ${userId}`)
}

/** Removes the projects that somebody made in a workspace. */
export async function removeProjectsOf(ctx: Context, workspaceId: WorkspaceId, userId: UserId): Promise<void> {
  await ctx.db.run(sql`
    delete from audio_native_projects where workspace_id = ${workspaceId} and user_id = ${userId}`)
}

/** Removes everything that a workspace has of it. */
export async function removeAllOf(ctx: Context, workspaceId: WorkspaceId): Promise<void> {
  await ctx.db.run(sql`delete from audio_native_listens where workspace_id = ${workspaceId}`)
  await ctx.db.run(sql`delete from audio_native_versions where workspace_id = ${workspaceId}`)
  await ctx.db.run(sql`delete from audio_native_pages where workspace_id = ${workspaceId}`)
  await ctx.db.run(sql`delete from audio_native_projects where workspace_id = ${workspaceId}`)
  await ctx.db.run(sql`delete from audio_native_domains where workspace_id = ${workspaceId}`)
}
